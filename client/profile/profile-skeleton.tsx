import { Skeleton } from '@mantine/core'
import panelClasses from '../ui/page/panel.module.css'

/** Grey shapes of the forms that are to come: of the picture, the name and the e-mail address. */
export function ProfileSkeleton() {
  return [1, 2, 1].map((fieldCount, index) => (
    <div key={index} className={panelClasses.section} data-skeleton="form" aria-hidden>
      <Skeleton height={20} width="30%" />
      {Array.from({ length: fieldCount }, (_, field) => (
        <div key={field}>
          <Skeleton height={14} width={120} mb={6} />
          <Skeleton height={36} />
        </div>
      ))}
      <Skeleton height={36} width={140} />
    </div>
  ))
}
