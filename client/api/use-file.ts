import { useMutation } from '@tanstack/react-query'
import { download } from '../ui/file/download.ts'
import { notify } from '../ui/notices/notices-store.ts'
import { problemWords } from './problems.ts'

/** Saves an answer of the hub as a file. @param call the operation that answers with it @param name with its ending */
export function useFile(call: () => Promise<unknown>, name: string): { onSave: () => void; isSaving: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(),
    onSuccess: (answer) => {
      if (answer instanceof Blob) download(answer, name)
    },
    onError: (error) => notify(problemWords(error).text, 'problem'),
  })
  return { onSave: () => mutate(), isSaving: isPending }
}
