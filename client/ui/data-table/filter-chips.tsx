import type { ReactNode } from 'react'
import { ChipLink } from '../list/chip-link.tsx'
import { ChipList } from '../list/chip-list.tsx'
import { searchWith } from './search-with.ts'

type FilterChipsProps<T extends string> = {
  /** The name of the filter in the address. */
  name: string
  label: string
  value: T | undefined
  /** The words for no choice, such as "Any status". */
  all: string
  options: readonly { value: T; label: string; icon?: ReactNode }[]
}

/** One filter of a list as links. A choice leads to the first page and leaves the other filters as they are. */
export function FilterChips<T extends string>({ name, label, value, all, options }: FilterChipsProps<T>) {
  return (
    <nav aria-label={label}>
      <ChipList>
        <li>
          <ChipLink to="." search={searchWith({ [name]: undefined })} isChosen={value === undefined}>
            {all}
          </ChipLink>
        </li>
        {options.map((option) => (
          <li key={option.value}>
            <ChipLink to="." search={searchWith({ [name]: option.value })} isChosen={value === option.value}>
              {option.icon}
              {option.label}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}
