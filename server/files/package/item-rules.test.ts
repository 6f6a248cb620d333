import { expect, test } from 'vitest'
import { sequencedItems } from './item-rules.ts'
import { packageLimits } from './package-limits.ts'
import { parseManifest } from './manifest-codec.ts'
import { manifest2004 } from './package-fixtures.ts'

const PAGE = '<resource identifier="r" adlcp:scormType="sco" href="index.html"/>'

function itemsOf(items: string) {
  const files = { paths: ['index.html'], folder: '' }
  const xml = Buffer.from(manifest2004(items, PAGE))
  return sequencedItems(parseManifest(xml, files, packageLimits, () => {}).sequencing)
}

const item = (id: string, inside: string) =>
  `<item identifier="${id}" identifierref="r"><title>${id}</title>${inside}</item>`

const QUIZ = item(
  'quiz',
  `<imsss:sequencing><imsss:limitConditions attemptLimit="2"/><imsss:objectives><imsss:primaryObjective objectiveID="own" satisfiedByMeasure="true">
    <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure><imsss:mapInfo targetObjectiveID="quiz-passed" writeSatisfiedStatus="true"/>
  </imsss:primaryObjective></imsss:objectives></imsss:sequencing>`,
)
const LAST = item(
  'last',
  `<imsss:sequencing><imsss:sequencingRules>
    <imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">
      <imsss:ruleCondition condition="satisfied" operator="not" referencedObjective="of-quiz"/>
      <imsss:ruleCondition condition="objectiveMeasureLessThan" measureThreshold="0.5" referencedObjective="own"/>
      <imsss:ruleCondition condition="of a later edition"/>
    </imsss:ruleConditions><imsss:ruleAction action="disabled"/></imsss:preConditionRule>
    <imsss:preConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions>
      <imsss:ruleAction action="explode"/></imsss:preConditionRule>
    <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="completed"/></imsss:ruleConditions>
      <imsss:ruleAction action="exitAll"/></imsss:postConditionRule>
  </imsss:sequencingRules><imsss:objectives><imsss:primaryObjective objectiveID="own"/><imsss:objective objectiveID="of-quiz">
    <imsss:mapInfo targetObjectiveID="quiz-passed"/></imsss:objective></imsss:objectives></imsss:sequencing>`,
)
const GROUP = `<item identifier="group"><title>Group</title>${QUIZ}${LAST}<imsss:sequencing>
  <imsss:controlMode choice="false" flow="true" forwardOnly="true"/>
  <imsss:randomizationControls randomizationTiming="once" reorderChildren="true" selectionTiming="once" selectCount="1"/>
  <imsss:rollupRules><imsss:rollupRule childActivitySet="atLeastCount" minimumCount="2"><imsss:rollupConditions>
    <imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions><imsss:rollupAction action="completed"/></imsss:rollupRule></imsss:rollupRules>
  </imsss:sequencing></item>`

test('tells the rules of each part, and which other part a shared objective is of', () => {
  const items = itemsOf(GROUP)
  expect(items.get('last')?.rules).toEqual([
    {
      action: 'disabled',
      combination: 'any',
      conditions: [
        { condition: 'satisfied', isNot: true, threshold: null, itemId: 'quiz', objectiveId: 'of-quiz' },
        { condition: 'objectiveMeasureLessThan', isNot: false, threshold: 0.5, itemId: null, objectiveId: 'own' },
      ],
      children: null,
    },
    {
      action: 'exitAll',
      combination: 'all',
      conditions: [{ condition: 'completed', isNot: false, threshold: null, itemId: null, objectiveId: null }],
      children: null,
    },
  ])
  expect(items.get('quiz')).toEqual({
    attemptLimit: 2,
    order: null,
    objectives: [{ id: 'own', title: null, isPrimary: true, minimumScore: 0.8, shared: ['quiz-passed'] }],
    rules: [],
  })
  expect(items.get('last')?.objectives).toEqual([
    { id: 'own', title: null, isPrimary: true, minimumScore: null, shared: [] },
    { id: 'of-quiz', title: null, isPrimary: false, minimumScore: null, shared: ['quiz-passed'] },
  ])
})

test('tells how learners go through the parts of a group, and what makes it completed', () => {
  expect(itemsOf(GROUP).get('group')).toEqual({
    attemptLimit: null,
    order: { isChoosable: false, isFlowing: true, isForwardOnly: true, isShuffled: true, chosenCount: 1 },
    objectives: [],
    rules: [
      {
        action: 'completed',
        combination: 'any',
        conditions: [{ condition: 'satisfied', isNot: false, threshold: null, itemId: null, objectiveId: null }],
        children: { set: 'atLeastCount', minimum: 2 },
      },
    ],
  })
})

test('tells nothing of a course without sequencing', () => {
  expect(sequencedItems(null).size).toBe(0)
})
