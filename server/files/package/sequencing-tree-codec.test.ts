import { expect, test } from 'vitest'
import { packageLimits } from './package-limits.ts'
import { parseManifest } from './manifest-codec.ts'
import { manifest12, manifest2004, ITEM, RESOURCE } from './package-fixtures.ts'

const PAGE = '<resource identifier="r" adlcp:scormType="sco" href="index.html"/>'

function read(xml: string) {
  return parseManifest(Buffer.from(xml), { paths: ['index.html'], folder: '' }, packageLimits, () => {}).sequencing
}

function tree(items: string) {
  return read(manifest2004(items, PAGE))
}

function item(sequencing: string, more = '') {
  return `<item identifier="i" identifierref="r"><title>Page</title>${more}${sequencing}</item>`
}

test('says nothing of a course without sequencing, nor of one of SCORM 1.2', () => {
  expect(tree(item(''))).toBeNull()
  expect(read(manifest12(ITEM, RESOURCE))).toBeNull()
})

test('gives what the manifest leaves open the defaults of the standard', () => {
  const child = tree(item('<imsss:sequencing/>'))?.children[0]
  expect(child).toMatchObject({
    id: 'i',
    attemptLimit: null,
    sequencingControls: {
      choice: true,
      choiceExit: true,
      flow: false,
      forwardOnly: false,
      tracked: true,
      completionSetByContent: false,
      objectiveSetByContent: false,
      rollupObjectiveSatisfied: true,
      rollupProgressCompletion: true,
      objectiveMeasureWeight: 1,
      randomizationTiming: 'never',
      selectionTiming: 'never',
    },
    sequencingRules: { preConditionRules: [], postConditionRules: [], exitConditionRules: [] },
    rollupRules: { rules: [] },
    objectives: [],
    hideLmsUi: [],
  })
})

test('reads control modes, limits, delivery and randomization', () => {
  const rules = `<imsss:sequencing><imsss:controlMode choice="false" flow="true" forwardOnly="true"/>
    <imsss:limitConditions attemptLimit="2"/>
    <imsss:randomizationControls randomizationTiming="once" reorderChildren="true" selectionTiming="onEachNewAttempt" selectCount="3"/>
    <imsss:deliveryControls tracked="false" completionSetByContent="true" objectiveSetByContent="1"/></imsss:sequencing>`
  expect(tree(item(rules))?.children[0]).toMatchObject({
    attemptLimit: 2,
    sequencingControls: {
      choice: false,
      flow: true,
      forwardOnly: true,
      tracked: false,
      completionSetByContent: true,
      objectiveSetByContent: true,
      randomizationTiming: 'once',
      randomizeChildren: true,
      selectionTiming: 'onEachNewAttempt',
      selectCount: 3,
    },
  })
})

test('reads rules with their conditions, and rollup rules', () => {
  const rules = `<imsss:sequencing><imsss:sequencingRules>
    <imsss:preConditionRule><imsss:ruleConditions conditionCombination="any">
      <imsss:ruleCondition referencedObjective="o" operator="not" condition="satisfied"/>
      <imsss:ruleCondition measureThreshold="0.4" condition="objectiveMeasureLessThan"/></imsss:ruleConditions>
      <imsss:ruleAction action="disabled"/></imsss:preConditionRule>
    <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions>
      <imsss:ruleAction action="retry"/></imsss:postConditionRule></imsss:sequencingRules>
    <imsss:rollupRules rollupObjectiveSatisfied="false" objectiveMeasureWeight="0.5">
    <imsss:rollupRule childActivitySet="atLeastCount" minimumCount="2"><imsss:rollupConditions>
      <imsss:rollupCondition condition="attempted"/></imsss:rollupConditions><imsss:rollupAction action="completed"/>
    </imsss:rollupRule></imsss:rollupRules></imsss:sequencing>`
  expect(tree(item(rules))?.children[0]).toMatchObject({
    sequencingControls: { rollupObjectiveSatisfied: false, objectiveMeasureWeight: 0.5 },
    sequencingRules: {
      preConditionRules: [
        {
          action: 'disabled',
          conditionCombination: 'any',
          conditions: [
            { condition: 'satisfied', operator: 'not', referencedObjective: 'o' },
            { condition: 'objectiveMeasureLessThan', parameters: { threshold: 0.4 } },
          ],
        },
      ],
      postConditionRules: [{ action: 'retry', conditionCombination: 'all', conditions: [{ condition: 'always' }] }],
    },
    rollupRules: {
      rules: [
        {
          action: 'completed',
          consideration: 'atLeastCount',
          minimumCount: 2,
          conditionCombination: 'any',
          conditions: [{ condition: 'attempted' }],
        },
      ],
    },
  })
})

test('reads objectives with their maps, and what the item says of the player and of shared data', () => {
  const rules = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="p" satisfiedByMeasure="true">
    <imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>
    <imsss:mapInfo targetObjectiveID="g" writeSatisfiedStatus="true"/></imsss:primaryObjective>
    <imsss:objective objectiveID="s"/></imsss:objectives></imsss:sequencing>`
  const more = `<adlcp:data><adlcp:map targetID="d" writeSharedData="false"/></adlcp:data>
    <adlnav:presentation xmlns:adlnav="n"><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI>
    </adlnav:navigationInterface></adlnav:presentation>`
  expect(tree(item(rules, more))?.children[0]).toMatchObject({
    primaryObjective: {
      objectiveID: 'p',
      isPrimary: true,
      satisfiedByMeasure: true,
      minNormalizedMeasure: 0.6,
      mapInfo: [
        {
          targetObjectiveID: 'g',
          readSatisfiedStatus: true,
          writeSatisfiedStatus: true,
          readRawScore: false,
          writeRawScore: false,
        },
      ],
    },
    objectives: [{ objectiveID: 's', isPrimary: false }],
    hideLmsUi: ['continue'],
    sharedDataMaps: [{ targetID: 'd', readSharedData: true, writeSharedData: false }],
  })
})

test("reads whether objectives and shared data are the learner's in all courses, which they are unless the manifest says otherwise", () => {
  const xml = manifest2004(item('<imsss:sequencing/>'), PAGE)
  expect(read(xml)).toMatchObject({ objectivesGlobalToSystem: true, sharedDataGlobalToSystem: true })
  const apart = 'adlseq:objectivesGlobalToSystem="false" adlcp:sharedDataGlobalToSystem="false" xmlns:adlseq="s"'
  expect(read(xml.replace('<organization ', `<organization ${apart} `))).toMatchObject({
    objectivesGlobalToSystem: false,
    sharedDataGlobalToSystem: false,
  })
})

test('reads what activities share without a word of sequencing, and lets learners go on and back there', () => {
  const data = '<adlcp:data><adlcp:map targetID="notes" writeSharedData="true"/></adlcp:data>'
  const read = tree(item('', data))
  expect(read?.sequencingControls).toMatchObject({ choice: true, flow: true })
  expect(read?.children[0]).toMatchObject({
    sharedDataMaps: [{ targetID: 'notes', readSharedData: true, writeSharedData: true }],
  })
})

test('reads what ADL adds: maps of objectives, constrained choice and considerations of rollup', () => {
  const child = tree(
    item(`<imsss:sequencing>
      <imsss:objectives><imsss:primaryObjective objectiveID="o">
        <imsss:mapInfo targetObjectiveID="g" readSatisfiedStatus="false" writeSatisfiedStatus="true"/>
      </imsss:primaryObjective></imsss:objectives>
      <adlseq:constrainedChoiceConsiderations preventActivation="true" constrainChoice="true"/>
      <adlseq:rollupConsiderations requiredForCompleted="ifNotSkipped" measureSatisfactionIfActive="false"/>
      <adlseq:objectives><adlseq:objective objectiveID="o">
        <adlseq:mapInfo targetObjectiveID="g" writeRawScore="true" readCompletionStatus="false"/>
      </adlseq:objective></adlseq:objectives>
    </imsss:sequencing>`),
  )?.children[0]
  expect(child?.sequencingControls).toMatchObject({ preventActivation: true, constrainChoice: true })
  expect(child?.rollupConsiderations).toMatchObject({
    requiredForCompleted: 'ifNotSkipped',
    requiredForSatisfied: 'always',
    measureSatisfactionIfActive: false,
  })
  expect(child?.primaryObjective?.mapInfo).toEqual([
    expect.objectContaining({
      targetObjectiveID: 'g',
      readSatisfiedStatus: false,
      writeSatisfiedStatus: true,
      writeRawScore: true,
      readRawScore: true,
      readCompletionStatus: false,
    }),
  ])
})
