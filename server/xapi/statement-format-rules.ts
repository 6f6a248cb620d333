import { identifierOf } from './agent-rules.ts'
import { isObject } from './check-rules.ts'
import type { Activity, Actor, ContextActivities, Json, StoredStatement, SubStatement } from './statement-types.ts'

/** How statements are read: as they were kept, with what identifies things alone, or in one language. */
export type Format = 'exact' | 'ids' | 'canonical'

/** @param languages those that the reader knows, the best first */
export function inFormat(statement: StoredStatement, format: Format, languages: readonly string[]): Json {
  if (format === 'exact') return statement as unknown as Json
  const agents = format === 'ids' ? bareActor : <T>(each: T) => each
  const activities = format === 'ids' ? bareActivity : (each: Activity) => inOneLanguage(each, languages)
  return parts(
    statement as unknown as Json,
    agents,
    activities,
    format === 'ids' ? bareVerb : (verb) => oneOfVerb(verb, languages),
  )
}

type OfActor = (actor: Actor) => Actor

function parts(
  statement: Json,
  agents: OfActor,
  activities: (each: Activity) => Activity,
  verbs: (verb: Json) => Json,
): Json {
  const { actor, verb, object, context, authority } = statement as unknown as StoredStatement
  const again = (each: SubStatement) => parts(each as unknown as Json, agents, activities, verbs)
  return {
    ...statement,
    actor: agents(actor),
    verb: verbs(verb as unknown as Json),
    object: objectIn(object, agents, activities, again),
    ...(authority && { authority: agents(authority) }),
    ...(context && {
      context: {
        ...context,
        ...(context.instructor && { instructor: agents(context.instructor) }),
        ...(context.team && { team: agents(context.team) }),
        ...(context.contextActivities && { contextActivities: eachActivity(context.contextActivities, activities) }),
      },
    }),
  }
}

function objectIn(
  object: StoredStatement['object'],
  agents: OfActor,
  activities: (each: Activity) => Activity,
  again: (each: SubStatement) => Json,
): unknown {
  if (object.objectType === 'Agent' || object.objectType === 'Group') return agents(object)
  if (object.objectType === 'SubStatement') return again(object as SubStatement)
  return object.objectType === 'StatementRef' ? object : activities(object as Activity)
}

function eachActivity(all: ContextActivities, activities: (each: Activity) => Activity) {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, each.map(activities)]))
}

/** Of an anonymous group its members identify it. */
function bareActor({ objectType, mbox, mbox_sha1sum, openid, account, member }: Actor): Actor {
  const known = { objectType, mbox, mbox_sha1sum, openid, account }
  const bare = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Actor
  return identifierOf(bare) ? bare : { ...bare, member: (member ?? []).map(bareActor) }
}

const bareActivity = ({ objectType, id }: Activity): Activity => ({ ...(objectType && { objectType }), id })

const bareVerb = ({ id }: Json): Json => ({ id })

function oneOfVerb(verb: Json, languages: readonly string[]): Json {
  return verb['display'] ? { ...verb, display: best(verb['display'] as Json, languages) } : verb
}

/** Names and descriptions of an activity, and of what its interaction is made of. */
export function inOneLanguage(activity: Activity, languages: readonly string[]): Activity {
  const { definition } = activity
  if (!definition) return activity
  const fields = Object.entries(definition).map(([name, value]) => {
    if (name === 'name' || name === 'description') return [name, best(value as Json, languages)]
    const isList = name !== 'correctResponsesPattern' && Array.isArray(value)
    return [name, isList ? value.map((each) => oneOfComponent(each as Json, languages)) : value]
  })
  return { ...activity, definition: Object.fromEntries(fields) as Json }
}

function oneOfComponent(component: Json, languages: readonly string[]): Json {
  const { description } = component
  return isObject(description) ? { ...component, description: best(description, languages) } : component
}

/** The first language that the reader knows, by its whole tag and then by its beginning; otherwise the first that there is. */
function best(texts: Json, languages: readonly string[]): Json {
  const tags = Object.keys(texts)
  const fits = (asked: string) =>
    tags.find((tag) => tag.toLowerCase() === asked) ??
    tags.find((tag) => tag.toLowerCase().startsWith(`${asked}-`) || asked.startsWith(`${tag.toLowerCase()}-`))
  const found = languages.map(fits).find((tag) => tag !== undefined) ?? tags[0]
  return found === undefined ? {} : { [found]: texts[found] }
}

/** What `Accept-Language` says, the best first. */
export function languagesIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
      const weight = parameters.find((each) => each.startsWith('q='))
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => tag && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
