'use strict'

// The frame around the pages: shows one at a time, keeps the learner's place and hands results to the tracking.
const tracking = openTracking()
const links = [...document.querySelectorAll('#pages a')]
const pageFrame = document.querySelector('iframe')
const back = document.querySelector('#back')
const next = document.querySelector('#next')
const visited = new Set(tracking.visited)
let answers = tracking.answers
let current = 0

function idOf(index) {
  return links[index].dataset.id
}

function show(index, moveFocus) {
  current = index
  visited.add(idOf(index))
  // Replacing keeps the browser's own Back button for leaving the course.
  pageFrame.contentWindow.location.replace(links[index].href)
  pageFrame.title = links[index].textContent
  links.forEach((link, each) => {
    link.toggleAttribute('data-visited', visited.has(idOf(each)))
    if (each === index) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  })
  back.disabled = index === 0
  next.disabled = index === links.length - 1
  document.querySelector('#place').textContent = `Page ${index + 1} of ${links.length}`
  const progress = document.querySelector('#progress')
  progress.max = links.length
  progress.value = visited.size
  if (moveFocus) pageFrame.addEventListener('load', focusHeading, { once: true })
  save()
}

function focusHeading() {
  pageFrame.contentDocument?.querySelector('h1')?.focus()
}

function save() {
  tracking.savePlace(idOf(current), { visited: [...visited], answers }, visited.size / links.length)
}

/** What a page inside the frame may ask of the course. */
window.course = {
  answers: () => answers,
  /** The share of right answers (0 to 1) that passes; null where the hub sets none. */
  passingShare: () => tracking.passingShare,
  record(given, correct, total) {
    answers = given
    save()
    tracking.saveResult(correct, total)
  },
}

links.forEach((link, index) => {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    show(index, true)
  })
})
back.addEventListener('click', () => show(current - 1, true))
next.addEventListener('click', () => show(current + 1, true))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') tracking.commit()
})
window.addEventListener('pagehide', () => tracking.leave())

document.querySelector('#offline').hidden = tracking.isConnected
show(
  Math.max(
    0,
    links.findIndex((link) => link.dataset.id === tracking.location),
  ),
  false,
)
