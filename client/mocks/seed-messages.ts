import type { UrlPreview } from '../../generated/client/model/urlPreview.ts'
import type { MeetingSkillRow, MessageRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

/** For the admin what the learner asks for, and a word of the hub, which was read. */
export function demoMessages(now: Date): MessageRow[] {
  const message = (number: number, hours: number, known: Partial<MessageRow>): MessageRow => ({
    id: seedId('message', number),
    personId: seedId('person', 3),
    request: null,
    subject: '',
    text: '',
    createdTime: shifted(now, { hours }),
    isRead: false,
    ...known,
  })
  return [
    message(1, -49, { subject: 'Your hub is ready', text: 'You can bring in people and content now.', isRead: true }),
    message(2, -5, {
      request: {
        id: seedId('message', 101),
        authorId: seedId('person', 1),
        name: 'A tour of the building',
        content: 'I would like to know where everything is, in pictures.',
      },
    }),
  ]
}

/** What feedback may be about: a skill of the learner, in the analysis of a meeting. */
export function demoMeetingSkills(): MeetingSkillRow[] {
  return [{ id: seedId('meetingSkill', 1004), personId: seedId('person', 1) }]
}

/** The pages of the web that the mock knows. */
export function demoPages(): UrlPreview[] {
  const page = { description: null, imageUrl: null, canBeFramed: true }
  return [
    { ...page, url: 'https://www.hub.example/words', title: 'The words that this hub uses' },
    {
      ...page,
      url: 'https://www.w3.org/TR/webvtt1/',
      title: 'WebVTT: The Web Video Text Tracks Format',
      canBeFramed: false,
    },
  ]
}
