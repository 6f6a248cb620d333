import { expect, test } from 'vitest'
import { newAnswers } from './answer-rules.ts'

function question(index: number, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`cmi.interactions.${index}.${name}`, value]))
}

test.each<[string, Record<string, string>, object, object]>([
  [
    'a choice of 2004',
    {
      id: 'q',
      type: 'choice',
      description: 'Which two?',
      'correct_responses.0.pattern': 'a[,]c',
      'correct_responses.1.pattern': 'b',
      learner_response: 'a[,]b',
      result: 'incorrect',
      latency: 'PT1M2.5S',
    },
    { interactionType: 'choice', description: { und: 'Which two?' }, correctResponsesPattern: ['a[,]c', 'b'] },
    { response: 'a[,]b', success: false, duration: 'PT1M2.5S' },
  ],
  [
    'a choice of 1.2',
    {
      id: 'q',
      type: 'choice',
      'correct_responses.0.pattern': '{a,c}',
      student_response: 'a,c',
      result: 'correct',
      latency: '0000:01:02.50',
    },
    { interactionType: 'choice', correctResponsesPattern: ['a[,]c'] },
    { response: 'a[,]c', success: true, duration: 'PT0H1M2.5S' },
  ],
  [
    'a matching of 1.2',
    {
      id: 'q',
      type: 'matching',
      'correct_responses.0.pattern': '1.a,2.b',
      student_response: '1.b,2.a',
      result: 'wrong',
    },
    { interactionType: 'matching', correctResponsesPattern: ['1[.]a[,]2[.]b'] },
    { response: '1[.]b[,]2[.]a', success: false },
  ],
  [
    'true or false of 1.2',
    { id: 'q', type: 'true-false', 'correct_responses.0.pattern': 't', student_response: '0', result: 'neutral' },
    { interactionType: 'true-false', correctResponsesPattern: ['true'] },
    { response: 'false' },
  ],
  [
    'a text with commas, and a result in points',
    { id: 'q', type: 'fill-in', learner_response: 'one, two', result: '0.5' },
    { interactionType: 'fill-in' },
    { response: 'one, two', score: { raw: 0.5 } },
  ],
  [
    'what no standard knows, and the database cannot hold',
    { id: 'q', type: 'odd', learner_response: 'a\0\uD800', result: 'toString', latency: 'soon' },
    { interactionType: 'other' },
    { response: 'a\uFFFD\uFFFD' },
  ],
])('tells %s', (_, values, definition, result) => {
  expect(newAnswers({}, question(0, values))).toEqual([
    {
      questionId: 'q',
      definition: { type: 'http://adlnet.gov/expapi/activities/cmi.interaction', ...definition },
      result,
    },
  ])
})

test('tells what was answered anew, and nothing twice', () => {
  const first = question(2, { id: 'q', type: 'numeric', learner_response: '1' })
  const more = {
    ...first,
    ...question(10, { id: 'r', learner_response: '2' }),
    ...question(3, { id: 's', result: '1' }),
  }
  expect(newAnswers(first, more).map(({ questionId }) => questionId)).toEqual(['s', 'r'])
  expect(newAnswers(more, { ...more, 'cmi.suspend_data': 'x' })).toEqual([])
  expect(newAnswers(more, { ...more, ...question(2, { learner_response: '3' }) })).toMatchObject([
    { questionId: 'q', result: { response: '3' } },
  ])
  expect(newAnswers({}, question(0, { id: 'q', type: 'choice' }))).toEqual([])
  expect(newAnswers({}, question(0, { learner_response: 'a' }))).toEqual([])
})
