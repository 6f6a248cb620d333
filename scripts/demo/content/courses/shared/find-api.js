'use strict'

/** Looks for the runtime of a hub in the windows around this one, as SCORM describes; null where there is none. */
function findApi(name) {
  return findApiAbove(window, name) ?? (window.opener ? findApiAbove(window.opener, name) : null)
}

function findApiAbove(start, name) {
  let current = start
  for (let step = 0; step < 10; step += 1) {
    try {
      if (current[name]) return current[name]
    } catch {
      // A window of another origin does not let us look inside, so there is nothing to find further up either.
      return null
    }
    if (current.parent === current) return null
    current = current.parent
  }
  return null
}

/** What the course stored in its suspend data; nothing where that is missing or not ours. */
function readSuspendData(text) {
  try {
    const { visited, answers } = JSON.parse(text)
    return { visited: Array.isArray(visited) ? visited : [], answers: answers ?? null }
  } catch {
    return { visited: [], answers: null }
  }
}
