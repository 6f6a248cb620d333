import { Skeleton } from '@mantine/core'
import type { ContentKind } from '../ui/content/content-kind.ts'
import classes from './asset.module.css'

const STAGES: Partial<Record<ContentKind, string>> = {
  course: classes.courseStage,
  package: classes.viewerStage,
  pdf: classes.viewerStage,
  picture: classes.viewerStage,
}

/** As tall as what comes. */
export function StageSkeleton({ kind }: { kind: ContentKind }) {
  return <Skeleton className={STAGES[kind] ?? classes.stage} radius={12} />
}
