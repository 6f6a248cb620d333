import { msg } from '@lingui/core/macro'
import { changedMeanwhile, type Wording } from './problems.ts'

/** What those read who look after the hub; learners never meet these. */
export const manageWordings: Record<string, Wording> = {
  'attribute-wrong': {
    title: msg`This does not fit`,
    text: msg`Enter a day as the start date, and an e-mail address where one is asked for.`,
  },
  'beyond-your-teams': {
    title: msg`Only for your teams`,
    text: msg`You can do this only for teams that you manage.`,
  },
  'chapter-after-end': {
    title: msg`After the end`,
    text: msg`The recording ends before this time.`,
  },
  // The form puts them in order, so this is what is left to be wrong.
  'chapters-not-ascending': {
    title: msg`Two chapters at one time`,
    text: msg`Another chapter begins at this time.`,
  },
  'circular-playlist': {
    title: msg`A playlist in itself`,
    text: msg`A playlist cannot hold itself, nor one that holds it.`,
  },
  'circular-topic': {
    title: msg`A topic below itself`,
    text: msg`Choose another parent.`,
  },
  'completion-time-in-future': { title: msg`This time is in the future`, text: msg`Choose a time in the past.` },
  'contents-changed': changedMeanwhile,
  'custom-field-in-use': {
    title: msg`The rules of a team use this field`,
    text: msg`Change those rules first.`,
  },
  'custom-field-values-differ': {
    title: msg`What people entered would not fit`,
    text: msg`Somebody entered something that is none of what you ask for now. Change what they entered first, or keep the type and its options.`,
  },
  'custom-field-limit-reached': {
    title: msg`Too many fields`,
    text: msg`A hub has 100 fields at the most. Delete one first.`,
  },
  'custom-field-options-wrong': {
    title: msg`A choice needs options`,
    text: msg`Write at least one option.`,
  },
  'custom-field-label-taken': { title: msg`This label is taken`, text: msg`Choose another one.` },
  'confirmation-mismatch': {
    title: msg`Not the right address`,
    text: msg`Type the e-mail address of the person in full.`,
  },
  'default-locale-not-offered': {
    title: msg`The default language is missing`,
    text: msg`The default language has to be one of the languages that people may choose.`,
  },
  'duplicate-content': {
    title: msg`Twice in the playlist`,
    text: msg`A playlist holds everything once. Take out the second one.`,
  },
  'duplicate-email': { title: msg`The same address twice`, text: msg`Leave out one of the two.` },
  'external-ref-taken': {
    title: msg`This reference is taken`,
    text: msg`Something else in this hub has it already. Choose another one.`,
  },
  'file-not-ready': {
    title: msg`The file is not ready`,
    text: msg`It is still being prepared, or cannot be used. Try again in a moment.`,
  },
  'file-required': { title: msg`A file is missing`, text: msg`Choose one.` },
  'file-type-mismatch': {
    title: msg`Another type of file`,
    text: msg`Choose a file of the same type as before.`,
  },
  'hostname-current': changedMeanwhile,
  'hostname-exists': { title: msg`This name is here already`, text: msg`The hub has this name already.` },
  'hostname-limit-reached': {
    title: msg`Too many names`,
    text: msg`A hub has 20 names at the most. Remove one first.`,
  },
  'hostname-not-usable': {
    title: msg`This name cannot be used`,
    text: msg`Enter a name of at least two parts, such as learn.example.org, without https and without a port.`,
  },
  'hostname-not-verified': {
    title: msg`Not checked yet`,
    text: msg`The last check did not find that this name leads here. Check it first.`,
  },
  'hostname-primary': changedMeanwhile,
  'hub-deletion-requested': {
    title: msg`Already asked for`,
    text: msg`This hub is to be deleted already.`,
  },
  'hub-name-mismatch': {
    title: msg`Not the name of the hub`,
    text: msg`Type the name of this hub in full.`,
  },
  'import-columns-wrong': {
    title: msg`Columns are missing`,
    text: msg`The file lacks a column that the import needs, or has it twice. Correct its first row.`,
  },
  'issuer-not-usable': {
    title: msg`The provider does not answer`,
    text: msg`The hub cannot read the details of this provider. Check the address: it has to be public and begin with https.`,
  },
  'last-admin': {
    title: msg`The last admin who can do this`,
    text: msg`Nobody else may change people. Give that right to another admin first.`,
  },
  'locale-not-offered': { title: msg`Language not offered`, text: msg`Choose a language that this hub offers.` },
  'loss-beyond-your-teams': {
    title: msg`Others would lose it`,
    text: msg`People who are not in your teams, or people who see what is not of your teams, would lose sight of it. Ask an admin of this hub to make this change.`,
  },
  'no-longer-restorable': {
    title: msg`Too late`,
    text: msg`It was deleted more than 30 days ago and cannot be restored.`,
  },
  'no-way-to-sign-in': {
    title: msg`Then nobody could sign in`,
    text: msg`Keep passwords or an identity provider.`,
  },
  'own-account': { title: msg`Your own account`, text: msg`Ask another admin to do this.` },
  'password-not-allowed': {
    title: msg`No start password here`,
    text: msg`It is for people who have not accepted yet, in a hub whose settings allow it.`,
  },
  'pin-limit-reached': { title: msg`Too many are pinned`, text: msg`Unpin some first.` },
  'preview-outdated': {
    title: msg`It has changed meanwhile`,
    text: msg`Look at the preview again before you go on.`,
  },
  'privilege-not-held': {
    title: msg`A right that you do not have`,
    text: msg`You can give only rights that you hold yourself.`,
  },
  'record-store-not-usable': {
    title: msg`The record store does not answer`,
    text: msg`The hub cannot read statements there. Check the address, which has to be public and begin with https, the user name and the password.`,
  },
  'record-store-password-missing': {
    title: msg`The password is missing`,
    text: msg`Enter the password for this record store.`,
  },
  'subtitle-language-taken': {
    title: msg`Subtitles exist already`,
    text: msg`The recording has subtitles in this language. Delete those first.`,
  },
  'subtitles-too-long': {
    title: msg`Too long to be edited here`,
    text: msg`Edit the file in another program and add it again.`,
  },
  'topic-name-taken': {
    title: msg`This name is taken`,
    text: msg`A topic beside it has it. Choose another one.`,
  },
  'user-erased': {
    title: msg`The data was erased`,
    text: msg`The data of this person was erased and cannot be restored.`,
  },
  'user-outranks-you': {
    title: msg`This person has more rights than you`,
    text: msg`Ask an admin who holds the same rights.`,
  },
}
