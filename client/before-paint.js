// Runs before the first paint. scripts/build/before-paint.ts puts it into the page, so that nothing waits for it.
;(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // A dark screen must not flash white. Mantine writes the key.
  var chosen = stored('mantine-color-scheme-value')
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // The texts of the language load beside the code and not after it; i18n/locales.ts decides, and this guesses the same.
  var locale = stored('hub.locale')
  var wished = locale ? [locale] : navigator.languages
  document.querySelectorAll('script[data-texts]').forEach(function (element) {
    var files = JSON.parse(element.textContent)
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/static/' + (wished.map(fileFor).filter(Boolean)[0] || files['en-GB'])
    document.head.append(link)

    function fileFor(tag) {
      var near = Object.keys(files).find(function (name) {
        return name.split('-')[0] === tag.split('-')[0].toLowerCase()
      })
      return files[tag] || files[near]
    }
  })
})()
