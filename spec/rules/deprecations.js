const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head']
const TOLD = ['x-deprecated-since', 'x-sunset', 'x-replaced-by']
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Who calls something that goes away has to know since when, until when, and what to call instead. */
export function deprecationsTold() {
  const seen = []
  return {
    Paths: {
      leave(_paths, { report }) {
        const known = new Map(seen.map((each) => [each.operation.operationId, each]))
        for (const { operation, address, location } of seen)
          for (const message of faultsOf(operation, address, known))
            report({ message: `${operation.operationId}: ${message}`, location })
      },
      PathItem(item, { key, location }) {
        for (const method of METHODS)
          if (item[method]) seen.push({ operation: item[method], address: key, location: location.child(method) })
      },
    },
  }
}

function faultsOf(operation, address, known) {
  const told = TOLD.filter((name) => operation[name] !== undefined)
  if (!operation.deprecated) return told.map((name) => `take out ${name}, it is not deprecated.`)
  const missing = TOLD.filter((name) => !told.includes(name))
  if (missing.length) return [`it is deprecated, so say ${missing.join(' and ')}.`]
  const [since, sunset, successor] = TOLD.map((name) => operation[name])
  const faults = []
  if (!DAY.test(since) || !DAY.test(sunset) || Date.parse(sunset) < yearAfter(since))
    faults.push('give x-deprecated-since and x-sunset as days, such as 2027-12-31, a year apart at least.')
  const next = known.get(successor)
  if (!next || next.operation.deprecated) faults.push(`name in x-replaced-by a call that stays, not ${successor}.`)
  else if (namesIn(next.address).some((name) => !namesIn(address).includes(name)))
    faults.push(`${successor} needs more in its path, so no link can lead from here to there.`)
  return faults
}

const namesIn = (address) => address.match(/\{\w+\}/g) ?? []

function yearAfter(day) {
  const date = new Date(day)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}
