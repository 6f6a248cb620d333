import './tooltips.css'

/**
 * The names of buttons and links that show a symbol alone, for whoever points at one or comes to it by keyboard. The name is the
 * one that screen readers say, so they are not told it again, and who speaks to the browser reads what to say.
 *
 * There is one for the whole page rather than a component around each button: none can be forgotten, and as it is loaded with
 * the first move it costs the first page nothing. Mantine's would bring floating-ui there, a `title` does not show by keyboard,
 * and what CSS draws beside a button is cut off by what holds the button and does not go with Escape.
 */

const HOVER_MS = 400
/** Long enough for a pointer to come to the tooltip itself. */
const LEAVE_MS = 150
const GAP = 4
const MARGIN = 8

const tooltip = Object.assign(document.createElement('div'), { className: 'hub-tooltip', popover: 'manual' })
tooltip.ariaHidden = 'true'
document.body.append(tooltip)

let hovered: Element | null = null
let focused: Element | null = null
let shown: Element | null = null
/** What was used or sent away, until the pointer or the focus goes elsewhere. */
let dismissed: Element | null = null
let timer = 0

document.addEventListener('pointerover', ({ target, pointerType }) => {
  // A finger covers what it points at, and what it presses is done.
  if (pointerType === 'touch') return
  hovered = target === tooltip ? shown : controlAt(target)
  follow()
})
document.addEventListener('focusin', ({ target }) => {
  focused = (target as Element).matches(':focus-visible') ? controlAt(target) : null
  follow()
})
document.addEventListener('focusout', () => {
  focused = null
  follow()
})
document.addEventListener('pointerdown', dismiss, true)
document.addEventListener(
  'keydown',
  ({ key }) => (key === 'Escape' || key === 'Enter' || key === ' ') && dismiss(),
  true,
)
document.addEventListener('scroll', () => shown && place(shown), { capture: true, passive: true })

// Whoever made the first move is there already. After a finger, what it pressed counts as pointed at.
focused = controlAt(document.querySelector(':focus-visible'))
if (window.matchMedia('(hover: hover)').matches)
  hovered = controlAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
follow()

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a[href]') : null
}

/** Shows the name of what is pointed at, else of what has the focus. */
function follow(): void {
  const control = hovered ?? focused
  window.clearTimeout(timer)
  if (control !== dismissed) dismissed = null
  if (control === shown || (control && control === dismissed)) return
  const wait = !control ? LEAVE_MS : control === focused ? 0 : HOVER_MS
  timer = window.setTimeout(() => show(control), wait)
}

function dismiss(): void {
  window.clearTimeout(timer)
  dismissed = hovered ?? focused
  show(null)
}

function show(control: Element | null): void {
  const name = control?.isConnected ? nameOf(control) : null
  shown = name ? control : null
  tooltip.hidePopover()
  if (!control || !name) return
  tooltip.textContent = name
  tooltip.showPopover()
  place(control)
}

/** Below the control, or above it where there is no room, and within the window. */
function place(control: Element): void {
  const at = control.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height > window.innerHeight - MARGIN ? at.top - GAP - height : below
  const left = at.left + (at.width - width) / 2
  const last = document.documentElement.clientWidth - MARGIN - width
  tooltip.style.top = `${top}px`
  tooltip.style.left = `${Math.max(MARGIN, Math.min(left, last))}px`
}

/** What is called by a name that is not to be seen, with its key; null for the rest, and while it shows what it opens. */
function nameOf(control: Element): string | null {
  if (isOpen(control) || hasWords(control)) return null
  const name = control.ariaLabel ?? control.querySelector('.visually-hidden')?.textContent
  const key = control.getAttribute('aria-keyshortcuts')
  return name && key ? `${name} (${key})` : (name ?? null)
}

function isOpen(control: Element): boolean {
  const panel = control instanceof HTMLButtonElement ? control.popoverTargetElement : null
  return control.ariaExpanded === 'true' || panel?.matches(':popover-open') === true
}

/** Whether something in it can be read, other than what stands for the name itself, as a number or initials do. */
function hasWords(control: Element): boolean {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    const isSilent = parentElement?.closest('.visually-hidden, [aria-hidden=true]')
    if (data.trim() && !isSilent && parentElement?.checkVisibility()) return true
  }
  return false
}
