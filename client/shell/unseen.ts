import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in the place of content that does not open; loaded only then. */
export const UnseenContent = lazyRouteComponent(() => import('./unseen-content.tsx'), 'UnseenContent')
