import { ChipLink } from '../list/chip-link.tsx'
import { searchWith } from './search-with.ts'

/** That a list is about one thing, which another page chose, and the way back to all. @param name in the address */
export function FilterOne({ name, words }: { name: string; words: string }) {
  return (
    <ChipLink to="." search={searchWith({ [name]: undefined })} isChosen>
      {words}
    </ChipLink>
  )
}
