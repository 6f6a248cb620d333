import { useEffect } from 'react'

/**
 * Redoc takes its colours from a class of the html element, Docusaurus from an attribute. Both Redoc's own memory and
 * the site's head manager write that class as well, hence the observer.
 */
export function useRedocColours(mode: 'light' | 'dark'): void {
  useEffect(() => {
    const { documentElement: html } = document
    const other = mode === 'dark' ? 'light' : 'dark'
    const sync = () => {
      if (!html.classList.contains(mode)) html.classList.add(mode)
      if (html.classList.contains(other)) html.classList.remove(other)
    }
    sync()
    const observer = new MutationObserver(sync)
    observer.observe(html, { attributes: true, attributeFilter: ['class'] })
    return () => {
      observer.disconnect()
      html.classList.remove('dark', 'light')
    }
  }, [mode])
}
