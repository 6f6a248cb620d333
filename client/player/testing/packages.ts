import type { Frame, Page } from 'playwright-core'

/** A 1.2 page that initialises at once, and reports what it found at its start as text. */
export const sco12 = page(
  'API',
  `
  api.LMSInitialize('')
  found = ['entry', 'lesson_mode', 'lesson_location', 'lesson_status', 'student_name'].map((name) => api.LMSGetValue('cmi.core.' + name))
  found.push(api.LMSGetValue('cmi.suspend_data'))`,
)

/** The same for 2004. */
export const sco2004 = page(
  'API_1484_11',
  `
  api.Initialize('')
  found = ['entry', 'mode', 'location', 'completion_status', 'learner_name', 'suspend_data'].map((name) => api.GetValue('cmi.' + name))`,
)

/** A 1.2 page of the old kind, which says everything only while it is being left. */
export const leavingSco = page(
  'API',
  `
  api.LMSInitialize('')
  found = []
  addEventListener('unload', () => {
    api.LMSSetValue('cmi.core.lesson_location', 'left')
    api.LMSSetValue('cmi.core.exit', 'suspend')
    api.LMSSetValue('cmi.core.session_time', '00:01:00')
    api.LMSFinish('')
  })`,
)

function page(apiName: string, script: string): string {
  return `<!doctype html><html lang="en"><title>Sample</title><body><p id="found"></p><script>
  let scope = window
  while (!scope.${apiName} && scope.parent !== scope) scope = scope.parent
  window.api = scope.${apiName}
  let found
  ${script}
  document.querySelector('#found').textContent = found.join('|')
  </script></body></html>`
}

/** The package's frame once it shows `path`, such as "a.html". */
export async function packageFrame(page: Page, path: string): Promise<Frame> {
  for (let tries = 0; tries < 100; tries++) {
    const frame = page.frames().find((candidate) => candidate.url().endsWith(`/package/${path}`))
    if (frame) {
      await frame.waitForLoadState()
      return frame
    }
    await page.waitForTimeout(50)
  }
  throw new Error(`The package's page ${path} did not open`)
}

/** Calls the SCORM API from inside the package's page, one call after the other. */
export async function callApi(frame: Frame, ...calls: [name: string, ...parameters: string[]][]): Promise<string[]> {
  const script = calls.map(
    ([name, ...parameters]) => `api.${name}(${parameters.map((text) => JSON.stringify(text)).join()})`,
  )
  return frame.evaluate<string[]>(`[${script.join()}]`)
}

/** What the page found at its start. */
export async function found(frame: Frame): Promise<string[]> {
  return (await frame.locator('#found').innerText()).split('|')
}
