'use strict'

// Checks a form of questions: every fieldset names its right answer and holds a sentence that explains it.
const quiz = document.querySelector('form')
const questions = [...quiz.querySelectorAll('fieldset')]
const result = document.querySelector('#result')
const again = quiz.querySelector('button[type=reset]')
const course = window.parent === window ? undefined : window.parent.course

function mark(question, given) {
  const isRight = given === question.dataset.answer
  const verdict = question.querySelector('.verdict')
  verdict.textContent = `${isRight ? '✓ Right.' : '✗ Not quite.'} ${question.dataset.why}`
  verdict.classList.toggle('right', isRight)
  verdict.hidden = false
  return isRight
}

function markAll(given) {
  const correct = questions.filter((question) => mark(question, given[question.name])).length
  const passing = course?.passingShare() ?? null
  const outcome =
    passing === null ? '' : correct / questions.length >= passing ? ' That is a pass.' : ' Not a pass yet: try again.'
  result.textContent = `You have ${correct} of ${questions.length} right.${outcome}`
  again.hidden = false
  return correct
}

quiz.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(quiz)
  const given = Object.fromEntries(questions.map((question) => [question.name, form.get(question.name)]))
  course?.record(given, markAll(given), questions.length)
  result.focus()
})

quiz.addEventListener('reset', () => {
  for (const verdict of quiz.querySelectorAll('.verdict')) verdict.hidden = true
  result.textContent = ''
  again.hidden = true
})

const earlier = course?.answers()
if (earlier) {
  for (const question of questions) {
    const choice = [...question.querySelectorAll('input')].find((input) => input.value === earlier[question.name])
    if (choice) choice.checked = true
  }
  markAll(earlier)
}
