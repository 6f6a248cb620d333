'use strict'

const FINISHED = ['passed', 'completed']

/** Opens the session that the hub offers (SCORM 1.2 Run-Time Environment); without one nothing is kept. */
function openTracking() {
  const api = findApi('API')
  const startedAt = Date.now()
  const isConnected = api !== null && String(api.LMSInitialize('')) === 'true'
  const get = (element) => (isConnected ? String(api.LMSGetValue(element)) : '')
  // A learner who comes back to look something up must not change the result.
  const isRecording = isConnected && !['review', 'browse'].includes(get('cmi.core.lesson_mode'))
  const set = (element, value) => isRecording && api.LMSSetValue(element, String(value))
  let status = get('cmi.core.lesson_status')
  let hasLeft = false
  // The window still changes its visibility after the session is over.
  const commit = () => isRecording && !hasLeft && api.LMSCommit('')
  if (!status || status === 'not attempted') setStatus('incomplete')

  function setStatus(value) {
    status = value
    set('cmi.core.lesson_status', value)
  }

  function saveResult(correct, total) {
    const score = Math.round((correct / total) * 100)
    const mastery = get('cmi.student_data.mastery_score')
    set('cmi.core.score.min', 0)
    set('cmi.core.score.max', 100)
    set('cmi.core.score.raw', score)
    if (mastery === '') setStatus('completed')
    else if (status !== 'passed') setStatus(score >= Number(mastery) ? 'passed' : 'failed')
    commit()
  }

  function leave() {
    if (!isConnected || hasLeft) return
    set('cmi.core.session_time', timespan(Date.now() - startedAt))
    set('cmi.core.exit', FINISHED.includes(status) ? '' : 'suspend')
    commit()
    hasLeft = true
    api.LMSFinish('')
  }

  return {
    isConnected,
    location: get('cmi.core.lesson_location'),
    ...readSuspendData(get('cmi.suspend_data')),
    passingShare:
      get('cmi.student_data.mastery_score') === '' ? null : Number(get('cmi.student_data.mastery_score')) / 100,
    savePlace(location, data) {
      set('cmi.core.lesson_location', location)
      set('cmi.suspend_data', JSON.stringify(data))
      commit()
    },
    saveResult,
    commit,
    leave,
  }
}

/** Milliseconds as the CMITimespan of SCORM 1.2: HHHH:MM:SS.SS. */
function timespan(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'))
  const hundredths = Math.floor((milliseconds % 1000) / 10)
  return `${hours.padStart(4, '0')}:${rest.join(':')}.${String(hundredths).padStart(2, '0')}`
}
