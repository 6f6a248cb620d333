// Runs before the first paint, so that a dark screen does not flash white. Mantine writes the key.
// Browsers keep this file for a year: a change of it needs a new number in its name.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    chosen = null
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
