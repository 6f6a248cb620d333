import { createContext } from 'react'

/** The hub's name, for the document's title. */
export const SiteName = createContext('')
