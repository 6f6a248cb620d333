import { createContext } from 'react'

/** Whether an asset is shown to somebody who looks after it, so that nothing of how far they come is told to the hub. */
export const OnlyLookedAt = createContext(false)
