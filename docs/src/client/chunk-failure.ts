/**
 * Docusaurus shows an error with a Retry button when a page fails to load, except for the first page of a visit: there
 * it renders nothing at all, and the page looks alive but is not. This module says so.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true'
    if (!isHydrated && isChunkFailure(reason)) showFailure(reason)
  })
}

function isChunkFailure(reason: unknown): reason is Error {
  return reason instanceof Error && /Loading (CSS )?chunk/.test(reason.message)
}

function showFailure(error: Error): void {
  const panel = document.createElement('div')
  panel.className = 'load-failure'
  panel.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = `A part of this page could not be loaded. ${error.message}`
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry'
  retry.addEventListener('click', () => location.reload())
  panel.append(text, retry)
  document.body.prepend(panel)
}
