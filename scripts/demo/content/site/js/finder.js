'use strict'

const ANSWERS = {
  web: ['Web asset', 'Give the address. The hub shows the page in a frame or opens it in a tab of its own.'],
  hub: ['Playlist', 'Put the pieces in order, add sections, and lock what should wait.'],
  single: ['Upload', 'Choose the file. The hub makes it ready to play or read, and you can add subtitles to a film.'],
  yes: ['SCORM course', 'Export it from your authoring tool as SCORM 1.2 or 2004 and upload the zip as it is.'],
  no: ['Zip', 'Name the first page index.html, zip the folder and upload it. This page came that way.'],
}

const form = document.querySelector('form')
const answer = document.querySelector('#answer')

/** Shows the questions that the answers so far call for, and the kind of content they lead to. */
function update() {
  const { place, form: shape, result } = Object.fromEntries(new FormData(form))
  const isFile = place === 'file'
  const isPages = isFile && shape === 'pages'
  document.querySelector('#form').hidden = !isFile
  document.querySelector('#result').hidden = !isPages
  show(ANSWERS[isPages ? result : isFile ? shape : place])
}

function show(found) {
  answer.replaceChildren()
  if (!found) return
  const [name, advice] = found
  const heading = document.createElement('h2')
  heading.textContent = name
  const text = document.createElement('p')
  text.textContent = advice
  answer.append(heading, text)
}

form.addEventListener('change', update)
// A browser may restore the answers when somebody comes back from the other page.
window.addEventListener('pageshow', update)
