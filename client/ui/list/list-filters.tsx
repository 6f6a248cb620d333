import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { FilterBar } from './filter-bar.tsx'
import classes from './list-filters.module.css'

/** The filters of a list. On a phone those in which nothing is chosen come when they are wanted, so that the list is in sight. */
export function ListFilters({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.filters} data-open={isOpen || undefined}>
      <button type="button" className={classes.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {label}
      </button>
      <FilterBar label={label}>{children}</FilterBar>
    </div>
  )
}
