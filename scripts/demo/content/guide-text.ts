export type GuidePage = { title: string; lead: string; parts: { heading: string; text: string }[] }

/** The words of the printed guide, one page for each role. */
export const guide: GuidePage[] = [
  {
    title: 'For learners',
    lead: 'Find what comes next, keep your place, and see what you have finished.',
    parts: [
      {
        heading: 'Start on Home',
        text: 'The first thing you see is the item you were in the middle of. Continue opens it at the exact place where you stopped. Below it stand new items and what others recommend to you.',
      },
      {
        heading: 'Follow the dates in To do',
        text: 'To do lists what somebody expects you to finish. The earliest date is at the top. A late item says so in words, and it leaves the list when you finish it.',
      },
      {
        heading: 'Work through a playlist',
        text: 'A playlist holds items in an order, often in sections. A lock beside a section tells you the date or the items that open it. Optional items do not count towards the end.',
      },
      {
        heading: 'Save, share and comment',
        text: 'What you save is on a list that only you see. What you share appears under Shared with me for the people or teams you choose. A comment stays under its item, and those who follow it hear about answers.',
      },
    ],
  },
  {
    title: 'For managers',
    lead: 'See who needs you, and give your team what it should learn next.',
    parts: [
      {
        heading: 'Look at Team first',
        text: 'The page begins with the people who are late, then shows how far everybody is. You see the teams that you manage and nobody else.',
      },
      {
        heading: 'Make a playlist for your team',
        text: 'Where the hub allows it, you can put assets into a playlist of your own and open it to your teams. Everything starts as a draft. Publish it when it is ready.',
      },
      {
        heading: 'Remind with care',
        text: 'A nudge goes only to people who still have something to do. One reminder a week before the date and one on the day before are usually enough.',
      },
      {
        heading: 'Read skills with the evidence beside them',
        text: 'Figures about skills come from meetings. Open a cell of the heatmap to read the moments behind it before you talk to anybody about a figure.',
      },
    ],
  },
  {
    title: 'For administrators',
    lead: 'Keep the library in order, the right doors open and the rest closed.',
    parts: [
      {
        heading: 'Add content',
        text: 'An asset is an upload, a web page, a zipped site or a SCORM course. After an upload the file is processed. If something is wrong with a package, the message names the file and the line.',
      },
      {
        heading: 'Give rights by role',
        text: 'Privileges decide who may read and who may change playlists, assets, nudges, users, reports and settings. Give the smallest set that lets somebody do their work.',
      },
      {
        heading: 'Check before you change many records',
        text: 'A status change for many people shows first whom it touches. Read the list, then confirm it. Every change is written to the audit with its author and time.',
      },
      {
        heading: 'Watch three lists',
        text: 'Files that could not be processed, drafts that nobody published, and reminders that were not sent. All three stand on the first page under Manage.',
      },
    ],
  },
]
