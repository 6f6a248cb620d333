'use strict'

/** Opens the session that the hub offers (SCORM 2004 Run-Time Environment); without one nothing is kept. */
function openTracking() {
  const api = findApi('API_1484_11')
  const startedAt = Date.now()
  const isConnected = api !== null && String(api.Initialize('')) === 'true'
  const get = (element) => (isConnected ? String(api.GetValue(element)) : '')
  // A learner who comes back to look something up must not change the result.
  const isRecording = isConnected && get('cmi.mode') !== 'review' && get('cmi.mode') !== 'browse'
  const set = (element, value) => isRecording && api.SetValue(element, String(value))
  const isCompletedByPages = document.body.dataset.completedBy === 'pages'
  const passing = get('cmi.scaled_passing_score')
  let completion = get('cmi.completion_status')
  let hasLeft = false
  // The window still changes its visibility after the session is over.
  const commit = () => isRecording && !hasLeft && api.Commit('')
  if (completion !== 'completed') setCompletion('incomplete')

  function setCompletion(value) {
    completion = value
    set('cmi.completion_status', value)
  }

  function savePlace(location, data, progress) {
    set('cmi.location', location)
    set('cmi.suspend_data', JSON.stringify(data))
    set('cmi.progress_measure', Math.round(progress * 100) / 100)
    if (isCompletedByPages && progress >= 1) setCompletion('completed')
    commit()
  }

  function saveResult(correct, total) {
    const scaled = Math.round((correct / total) * 100) / 100
    set('cmi.score.min', 0)
    set('cmi.score.max', total)
    set('cmi.score.raw', correct)
    set('cmi.score.scaled', scaled)
    if (passing !== '' && get('cmi.success_status') !== 'passed') {
      set('cmi.success_status', scaled >= Number(passing) ? 'passed' : 'failed')
    }
    setCompletion('completed')
    commit()
  }

  function leave() {
    if (!isConnected || hasLeft) return
    set('cmi.session_time', duration(Date.now() - startedAt))
    set('cmi.exit', completion === 'completed' ? 'normal' : 'suspend')
    commit()
    hasLeft = true
    api.Terminate('')
  }

  return {
    isConnected,
    location: get('cmi.location'),
    ...readSuspendData(get('cmi.suspend_data')),
    passingShare: passing === '' ? null : Number(passing),
    savePlace,
    saveResult,
    commit,
    leave,
  }
}

/** Milliseconds as an ISO 8601 duration of hours, minutes and seconds, such as PT0H4M12.5S. */
function duration(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000)
  const seconds = Math.round((milliseconds % 60_000) / 10) / 100
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M${seconds}S`
}
