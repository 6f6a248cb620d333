/** Visits a page and the pages in all of its frames, as far as they are of this origin: what others hold is nobody's to look into. */
export function eachPage(page: Window, visit: (page: Window) => void): void {
  try {
    visit(page)
    for (let index = 0; index < page.frames.length; index++) eachPage(page.frames[index] as Window, visit)
  } catch {
    // Of another origin, or gone.
  }
}
