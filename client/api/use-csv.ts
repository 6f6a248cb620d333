import { useFile } from './use-file.ts'

/**
 * Saves an answer of the hub as a file for spreadsheets. @param call the operation with the filters of the list, asked for
 * CSV @param name of the file without its ending
 */
export function useCsv(call: () => Promise<unknown>, name: string): { onSave: () => void; isSaving: boolean } {
  return useFile(call, `${name}.csv`)
}
