// Runs before the first paint, so that a dark screen does not flash white. Mantine writes the key.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch (error) {
    chosen = null
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
