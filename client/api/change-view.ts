import { PLACE, viewAs, type ViewAs } from './view-as.ts'

/** Begins at the home of the other. */
export function beginView(view: ViewAs): void {
  sessionStorage.setItem(PLACE, JSON.stringify(view))
  location.assign('/')
}

/** Goes back to the page of the person, as oneself. */
export function endView(): void {
  const view = viewAs()
  sessionStorage.removeItem(PLACE)
  location.assign(view ? `/manage/people/${view.userId}` : '/')
}
