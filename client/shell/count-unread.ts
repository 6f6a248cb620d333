/** The page of messages that is asked for only to know how many are unread. */
export const COUNT_UNREAD = { read: false, limit: 1 }
