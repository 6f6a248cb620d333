import { useDebouncedValue } from '@mantine/hooks'
import { Plural } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  getPreviewContentAudienceMutationKey,
  previewContentAudience,
} from '../../generated/client/visibility/visibility.ts'
import type { ContentAudience } from '../../generated/client/model/contentAudience.ts'
import { FirstNames } from './first-names.tsx'
import classes from './library.module.css'

/** Long enough for several teams to be chosen. */
const DEBOUNCE_MS = 400

type AudienceCountProps = {
  content: { id: string; published: boolean }
  audience: ContentAudience
}

/** How many people would see content with an audience that is not saved yet, and how many would lose sight of it. */
export function AudienceCount({ content: { id, published }, audience }: AudienceCountProps) {
  const [text] = useDebouncedValue(JSON.stringify(audience), DEBOUNCE_MS)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...getPreviewContentAudienceMutationKey(), { id, text }],
    queryFn: ({ signal }) => previewContentAudience(id, JSON.parse(text) as ContentAudience, { signal }),
    placeholderData: keepPreviousData,
    // Others join, leave and make progress.
    staleTime: 0,
    // What a manager may not choose is refused with its reason when it is saved.
    retry: false,
  })
  if (!data) return null
  const { seeCount, lossCount, people } = data
  return (
    <p className={classes.none} role="status" aria-busy={isPlaceholderData}>
      {published ? (
        <Plural value={seeCount} _0="Nobody sees it so." one="# person sees it so." other="# people see it so." />
      ) : (
        <Plural
          value={seeCount}
          _0="Nobody will see it, also once it is published."
          one="# person will see it once it is published."
          other="# people will see it once it is published."
        />
      )}{' '}
      <FirstNames people={people} count={seeCount} />{' '}
      {lossCount > 0 && (
        <strong>
          <Plural
            value={lossCount}
            one="# person who sees it now would not any more."
            other="# people who see it now would not any more."
          />
        </strong>
      )}
    </p>
  )
}
