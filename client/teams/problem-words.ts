import { msg } from '@lingui/core/macro'
import { addProblemWords } from '../api/problems.ts'

/** Why the hub refuses changes of teams. */
addProblemWords({
  'team-name-taken': {
    title: msg`This name is in use`,
    text: msg`Another team has this name. Choose a different one.`,
  },
  'team-by-role': {
    title: msg`The hub fills this team`,
    text: msg`Its type stands for an attribute of people. You can rename the team; its type and its rules stay.`,
  },
  'team-in-rules': {
    title: msg`Rules name this team`,
    text: msg`The rules of another team name this one. Change them first, then delete this team.`,
  },
  'member-by-rules': {
    title: msg`The rules keep this person in`,
    text: msg`Who fits the rules would be added again at once. Change the rules instead.`,
  },
  'nothing-to-accept': {
    title: msg`Nothing is waiting`,
    text: msg`The rules of this team are in effect already. Reload the page to see its people.`,
  },
  'team-without-rules': {
    title: msg`This team has no rules`,
    text: msg`Somebody removed them. Reload the page.`,
  },
  'circular-team-rules': {
    title: msg`These rules go round in a circle`,
    text: msg`A team that the rules name depends on this one. Leave it out of the rules.`,
  },
  'rule-values-wrong': {
    title: msg`A condition is incomplete`,
    text: msg`Say with what it is compared, and try again.`,
  },
  'unknown-reference': {
    title: msg`Something is no longer there`,
    text: msg`A person, team, profile field or content that you chose was deleted. Choose again.`,
  },
  'team-type-name-taken': {
    title: msg`This name is in use`,
    text: msg`Another team type has this name. Choose a different one.`,
  },
  'team-type-role-taken': {
    title: msg`This attribute is taken`,
    text: msg`Another team type stands for it. Remove it there first.`,
  },
  'team-type-limit-reached': {
    title: msg`Too many team types`,
    text: msg`A hub has 100 team types at the most. Delete one first.`,
  },
  'team-type-in-use': {
    title: msg`There are teams of this type`,
    text: msg`Give them another type first. Deleted teams count too, for 30 days.`,
  },
  'team-type-reports': {
    title: msg`Meetings are reported by this type`,
    text: msg`Choose another type in the settings of the hub first.`,
  },
})
