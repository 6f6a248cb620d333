/** What the hub's mails say in one language. The words themselves stand in words/, one file a language. */

/** The parts of a mail. What somebody wrote stands below `says`, the link below `leads`. */
export interface Words {
  subject: string
  says: string
  /** Left out where `says` leads to the link by itself. */
  leads?: string
  /** What else there is to know, below the link. */
  ends?: string
}

interface InHub {
  hubName: string
}

export interface OfComment {
  actorName: string
  contentName: string
}

export interface OfShare {
  /** Null where it comes in the name of the hub. */
  actorName: string | null
  contentName: string
  /** Whether more was shared at the same time. */
  hasMore: boolean
}

export interface OfBadge {
  contentName: string
  /** The day of the award, as people of the language write it. */
  day: string
}

export interface OfFile {
  filename: string
}

export interface OfRequest {
  actorName: string
  /** What somebody wishes for, in a line. */
  wish: string
}

export interface OfDeletion {
  /** The day on which the hub is deleted, as people of the language write it. */
  day: string
}

/** Every mail of the hub. A language that lacks one does not compile. */
export interface Texts {
  hello(name: string): string
  /** Leads to where people choose how they get news. */
  newsSettings: string
  invitation(values: InHub): Words
  passwordReset(values: InHub): Words
  welcome(values: InHub): Words
  comment(values: InHub & OfComment): Words
  mention(values: InHub & OfComment): Words
  reply(values: InHub & OfComment): Words
  share(values: InHub & OfShare): Words
  badge(values: InHub & OfBadge): Words
  fileReady(values: InHub & OfFile): Words
  fileInvalid(values: InHub & OfFile): Words
  request(values: InHub & OfRequest): Words
  /** To whoever asked for content. */
  requestAnswered(values: InHub & Pick<OfRequest, 'wish'>): Words
  /** A file with somebody's personal data, for who asked for it. */
  dataExport(values: InHub): Words
  /** To the person about whom an admin asked. */
  dataExportByAdmin(values: InHub): Words
  passwordChanged(values: InHub): Words
  tokenCreated(values: InHub): Words
  /** To the admins who see the tokens of the hub. */
  serviceTokenCreated(values: InHub): Words
  /** To the admins who can download it. */
  hubExported(values: InHub): Words
  /** To all admins, when it is asked for and shortly before. */
  hubDeletion(values: InHub & OfDeletion): Words
  /** To all admins. */
  hubDeletionCancelled(values: InHub): Words
  /** A sign-in from a browser with which the person had not signed in before. */
  newDevice(values: InHub): Words
  secondFactorAdded(values: InHub): Words
  secondFactorRemoved(values: InHub): Words
  recoveryCodeUsed(values: InHub): Words
  passkeyAdded(values: InHub): Words
  passkeyRemoved(values: InHub): Words
  /** To a new address, which its link proves. */
  emailChange(values: InHub): Words
  /** To the address of now, with the way to cancel. */
  emailChangeAsked(values: InHub): Words
  emailChanged(values: InHub): Words
}
