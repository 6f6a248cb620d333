import { cmi5Structure, TIN_CAN_COURSE, tinCan, unitOf, zipOf } from '../../server/files/package/package-fixtures.ts'

/** Courses of cmi5 and Tin Can whose pages speak as the standards ask, with buttons for what they say. */

/** A page of cmi5: asks for its credential, reads its launch data and its bookmark, and reports. */
const UNIT = `<!doctype html><html lang="en"><title>Unit</title>
<h1>A unit</h1><p id="mode"></p><p id="mark"></p>
<button id="complete">Complete</button><button id="pass">Pass</button><button id="fail">Fail</button><button id="leave">Leave</button>
<script>
const query = new URLSearchParams(location.search)
const [endpoint, registration, activityId] = ['endpoint', 'registration', 'activityId'].map((name) => query.get(name))
const actor = JSON.parse(query.get('actor'))
const verbs = 'http://adlnet.gov/expapi/verbs/'
const cmi5 = 'https://w3id.org/xapi/cmi5/context/'
let headers, launch

async function begin() {
  const { 'auth-token': token } = await (await fetch(query.get('fetch'), { method: 'POST' })).json()
  headers = { authorization: 'Basic ' + token, 'x-experience-api-version': '1.0.3', 'content-type': 'application/json' }
  launch = await (await fetch(stateAt('LMS.LaunchData'), { headers })).json()
  document.querySelector('#mode').textContent = launch.launchMode
  const mark = await fetch(stateAt('mark'), { headers })
  document.querySelector('#mark').textContent = mark.ok ? (await mark.json()).text : 'No mark'
  await fetch(stateAt('mark'), { method: 'PUT', headers, body: JSON.stringify({ text: 'Seen before' }) })
  await say('initialized')
  document.body.dataset.ready = 'yes'
}

function stateAt(stateId) {
  return endpoint + 'activities/state?' + new URLSearchParams({ activityId, agent: JSON.stringify(actor), registration, stateId })
}

async function say(verb, result) {
  const { contextActivities = {}, extensions, ...template } = launch.contextTemplate
  const isResult = result && ('success' in result || 'completion' in result)
  const category = [{ id: cmi5 + 'categories/cmi5' }, ...(isResult ? [{ id: cmi5 + 'categories/moveon' }] : [])]
  const mastery = result?.score ? { [cmi5 + 'extensions/masteryscore']: launch.masteryScore } : {}
  const context = { ...template, contextActivities: { ...contextActivities, category }, extensions: { ...extensions, ...mastery } }
  const id = crypto.randomUUID ? crypto.randomUUID() : undefined
  const body = JSON.stringify({ id, actor, verb: { id: verbs + verb }, object: { id: activityId }, result, context, timestamp: new Date().toISOString() })
  const answer = await fetch(endpoint + 'statements', { method: 'POST', headers, body, keepalive: true })
  document.body.dataset.said = verb + ' ' + answer.status
}

const duration = 'PT1S'
document.querySelector('#complete').onclick = () => say('completed', { completion: true, duration })
document.querySelector('#pass').onclick = () => say('passed', { success: true, score: { scaled: 0.9 }, duration })
document.querySelector('#fail').onclick = () => say('failed', { success: false, score: { scaled: 0.4 }, duration })
document.querySelector('#leave').onclick = async () => {
  await say('terminated', { duration })
  location.href = launch.returnURL
}
begin()
</script>`

const OLD = `<!doctype html><html lang="en"><title>Course</title><h1>A Tin Can course</h1><button>Pass</button><script>
const query = new URLSearchParams(location.search)
document.querySelector('button').onclick = async () => {
  const statement = {
    actor: JSON.parse(query.get('actor')),
    verb: { id: 'http://adlnet.gov/expapi/verbs/passed' },
    object: { id: query.get('activity_id') },
    result: { success: true, score: { scaled: 0.7 } },
    context: { registration: query.get('registration') },
  }
  const headers = { authorization: query.get('auth'), 'x-experience-api-version': '1.0.1', 'content-type': 'application/json' }
  const answer = await fetch(query.get('endpoint') + 'statements', { method: 'POST', headers, body: JSON.stringify(statement) })
  document.body.dataset.said = answer.status
}
</script>`

/** A block of two units, of which the second has to be passed with 80 %, and one unit in a window of its own. */
export function cmi5Course(): Promise<Buffer> {
  const title = (name: string, words: string) => (part: string) =>
    part.replace(`<langstring lang="en">${name}<`, `<langstring lang="en">${words}<`)
  const read = title('read', 'What to know')(unitOf('read', 'moveOn="Completed"', 'unit.html?page=read'))
  const test = title(
    'test',
    'What you know',
  )(unitOf('test', 'moveOn="Passed" masteryScore="0.8"', 'unit.html?page=test'))
  const own = title(
    'own',
    'What you see',
  )(unitOf('own', 'moveOn="Completed" launchMethod="OwnWindow"', 'unit.html?page=own'))
  const block = `<block id="https://example.com/block"><title><langstring lang="en">Begin here</langstring></title>
    <description><langstring lang="en">About</langstring></description>${read}${test}</block>`
  return zipOf([
    { name: 'cmi5.xml', data: cmi5Structure(block + own) },
    { name: 'unit.html', data: UNIT },
  ])
}

export function tinCanCourse(): Promise<Buffer> {
  return zipOf([
    { name: 'tincan.xml', data: tinCan(TIN_CAN_COURSE) },
    { name: 'index.html', data: OLD },
  ])
}
