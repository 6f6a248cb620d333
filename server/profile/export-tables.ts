import type { Database } from '../db/types.ts'

/**
 * Everything that the hub keeps about a person: which tables, how they lead to the person, and what of each row is theirs
 * to have. `export-tables.test.ts` holds this to the database, so that nothing that is kept later can be forgotten here.
 */

export interface PersonalTable {
  /** What its two files are called, without the ending. */
  file: string
  table: keyof Database
  /** What the files hold, for the README. */
  says: { en: string; de: string }
  by: Way
  columns: readonly string[]
  /** What stays in the hub: how rows hang together inside, secrets, and who else is in it. */
  omits: readonly string[]
  /** Names of what a column leads to. */
  names?: readonly Name[]
  /** Whether these are words of others about content, which are shown no longer than the content is. */
  isAboutContent?: true
  /** Of a deleted row, this column is for the person themselves alone: an admin may not read it elsewhere either. */
  hiddenWhereDeleted?: string
  /** Only the person themselves may take it along, not an admin for them. */
  isForSelfOnly?: true
}

/** How rows lead to the person: by a column that holds their id, their account or their address, or through another table. */
export type Way =
  | { id: string }
  | { account: string }
  | { address: string }
  | { column: string; through: keyof Database; key: string; id: string }

/** Reads `from.name` of the row that `column` leads to. */
export interface Name {
  column: string
  from: keyof Database
  name: string
  as: string
}

export const personalTables: readonly PersonalTable[] = [
  {
    file: 'profile',
    table: 'member',
    says: { en: 'Name, settings and rights in this hub', de: 'Name, Einstellungen und Rechte in diesem Hub' },
    by: { id: 'id' },
    columns: [
      'id',
      'email',
      'first_name',
      'last_name',
      'locale',
      'is_admin',
      'privileges',
      'picture_id',
      'theme',
      'notification_channel',
      'open_complete_profile',
      'is_deleted',
      'deleted_at',
      'erased_at',
      'created_at',
      'last_access_at',
      'timezone',
      'start_date',
      'employee_id',
      'manager_email',
      'manager_employee_id',
      'suspended_at',
    ],
    omits: ['account_id', 'kept_name', 'access_version', 'version', 'is_service'],
  },
  {
    file: 'facts',
    table: 'member_fact',
    says: {
      en: 'What the hub knows of you, and where it came from',
      de: 'Was der Hub über dich weiß, und woher es kam',
    },
    by: { id: 'member_id' },
    columns: ['fact', 'value', 'source', 'updated_at'],
    omits: ['member_id'],
  },
  {
    file: 'account',
    table: 'account',
    says: { en: 'The account to sign in with', de: 'Das Konto zum Anmelden' },
    by: { account: 'id' },
    columns: ['email', 'password_changed_at', 'created_at'],
    omits: ['id', 'password_hash', 'password_version', 'session_version'],
  },
  {
    file: 'custom-fields',
    table: 'custom_field_value',
    says: { en: 'What was entered in the fields that the hub added', de: 'Eingaben in den Feldern dieses Hubs' },
    by: { id: 'member_id' },
    columns: ['field_id', 'value', 'updated_at'],
    omits: ['member_id'],
    names: [{ column: 'field_id', from: 'custom_field', name: 'label', as: 'label' }],
  },
  {
    file: 'teams',
    table: 'team_member',
    says: { en: 'Teams and the role in them', de: 'Teams und die Rolle darin' },
    by: { id: 'member_id' },
    columns: ['team_id', 'role', 'joined_at', 'by_rules'],
    omits: ['member_id'],
    names: [{ column: 'team_id', from: 'team', name: 'name', as: 'team_name' }],
  },
  {
    file: 'sign-ins',
    table: 'session',
    says: { en: 'Browsers that are signed in', de: 'Angemeldete Browser' },
    by: { id: 'member_id' },
    columns: ['user_agent', 'ip', 'is_new_network', 'created_at', 'last_seen_at', 'expires_at', 'proved_at', 'proof'],
    omits: [
      'id',
      'member_id',
      'token_hash',
      'password_version',
      'access_version',
      'session_version',
      'sealed_provider_url',
    ],
  },
  {
    file: 'identities',
    table: 'oidc_identity',
    says: {
      en: 'Who you are at the identity provider of the hub',
      de: 'Wer du beim Identitätsanbieter des Hubs bist',
    },
    by: { id: 'member_id' },
    columns: ['issuer', 'subject', 'created_at', 'last_used_at'],
    omits: ['member_id'],
  },
  {
    file: 'api-tokens',
    table: 'api_token',
    says: { en: 'Tokens for programs, without the secrets', de: 'Tokens für Programme, ohne die Geheimnisse' },
    by: { id: 'member_id' },
    columns: ['name', 'scopes', 'created_at', 'last_used_at', 'expires_at'],
    omits: ['id', 'member_id', 'token_hash', 'password_version', 'access_version'],
  },
  {
    file: 'mailed-links',
    table: 'mail_link',
    says: {
      en: 'Invitations and links for a new password, without the links',
      de: 'Einladungen und Links für ein neues Passwort, ohne die Links',
    },
    by: { id: 'member_id' },
    columns: ['purpose', 'created_at', 'expires_at', 'used_at'],
    omits: ['id', 'member_id', 'token_hash', 'password_version', 'invited_by'],
  },
  {
    file: 'address-changes',
    table: 'email_change',
    says: { en: 'A new address that waits for its proof', de: 'Eine neue Adresse, die auf ihren Nachweis wartet' },
    by: { id: 'member_id' },
    columns: ['email', 'from_email', 'created_at', 'expires_at'],
    omits: ['member_id', 'requested_by', 'token_hash', 'cancel_hash'],
  },
  {
    file: 'mails',
    table: 'outbox_mail',
    says: { en: 'Mails that the hub sent', de: 'E-Mails, die der Hub geschickt hat' },
    by: { address: 'to_address' },
    columns: ['type', 'locale', 'to_address', 'to_name', 'subject', 'state', 'created_at', 'sent_at'],
    // The text may hold a link that still lets somebody in; where answers go and the logo are the hub's own.
    omits: [
      'id',
      'member_id',
      'nudge_id',
      'effect_key',
      'body_text',
      'resend_if_uncertain',
      'attempts',
      'next_attempt_at',
      'last_error',
      'reply_to',
      'shows_logo',
    ],
  },
  {
    file: 'changes-made',
    table: 'audit_entry',
    says: { en: 'What was written down of actions in the hub', de: 'Was über Handlungen im Hub festgehalten ist' },
    by: { id: 'actor_id' },
    columns: ['action', 'object_type', 'object_id', 'created_at'],
    omits: ['id', 'actor_id', 'object_name', 'details', 'request_id'],
  },
  {
    file: 'changes-to-the-account',
    table: 'audit_entry',
    says: { en: 'Changes to the account in this hub', de: 'Änderungen am Konto in diesem Hub' },
    by: { id: 'object_id' },
    columns: ['action', 'object_type', 'details', 'created_at'],
    omits: ['id', 'actor_id', 'object_id', 'object_name', 'request_id'],
  },
  {
    file: 'security-log',
    table: 'security_event',
    says: { en: 'What happened to the account in this hub', de: 'Was mit dem Konto in diesem Hub geschah' },
    by: { id: 'member_id' },
    columns: ['type', 'occurred_at', 'ip', 'user_agent', 'details'],
    omits: ['id', 'member_id', 'actor_id', 'request_id'],
  },
  {
    file: 'uploads',
    table: 'file',
    says: { en: 'Uploaded files', de: 'Hochgeladene Dateien' },
    by: { id: 'uploaded_by' },
    columns: [
      'id',
      'kind',
      'filename',
      'content_type',
      'size',
      'status',
      'format',
      'duration',
      'error_code',
      'error_detail',
      'alternative_text',
      'locale',
      'notify_on_completion',
      'created_at',
      'updated_at',
    ],
    omits: [
      'storage_key',
      'sha256',
      'served_key',
      'served_type',
      'served_size',
      'stored_size',
      'package',
      'tries',
      'uploaded_by',
    ],
  },
  {
    file: 'uploads-begun',
    table: 'upload',
    says: { en: 'Uploads that were begun', de: 'Begonnene Uploads' },
    by: { id: 'member_id' },
    columns: ['file_id', 'reference_ids', 'created_at', 'expires_at', 'received_at', 'finished_at'],
    omits: ['id', 'member_id', 'token_hash', 'max_size', 'assigns'],
  },
  {
    file: 'content-made',
    table: 'content',
    says: { en: 'Content that was made', de: 'Erstellte Inhalte' },
    by: { id: 'author_id' },
    columns: [
      'id',
      'type',
      'name',
      'description',
      'locale',
      'tags',
      'published',
      'is_deleted',
      'deleted_at',
      'created_at',
      'updated_at',
    ],
    omits: [
      'search_text',
      'search_words',
      'sort_name',
      'audience',
      'audience_since',
      'removed_at',
      'only_in_playlists',
      'has_ways',
      'thumbnail_id',
      'owner_team_id',
      'author_id',
      'external_ref_id',
      'originating_id',
      'source_domain',
      'custom_type',
      'completion_time',
      'content_count',
      'required_count',
      'comment_count',
      'rating_count',
      'asks_everyone',
      'version',
    ],
  },
  {
    file: 'topics-made',
    table: 'topic',
    says: { en: 'Topics that were made', de: 'Erstellte Themen' },
    by: { id: 'author_id' },
    columns: ['id', 'name', 'locale', 'tags', 'published', 'is_deleted', 'deleted_at', 'created_at', 'updated_at'],
    omits: ['author_id', 'parent_id', 'rank', 'path', 'deleted_with'],
  },
  {
    file: 'progress',
    table: 'content_user',
    says: {
      en: 'What was opened, completed, saved, liked and rated',
      de: 'Was geöffnet, abgeschlossen, gemerkt, mit „Gefällt mir“ markiert und bewertet wurde',
    },
    by: { id: 'member_id' },
    columns: [
      'content_id',
      'status',
      'scorm_status',
      'opened_at',
      'completed_at',
      'saved_at',
      'liked_at',
      'rating',
      'rating_message',
      'position_seconds',
      'furthest_step',
      'last_playlist_id',
    ],
    omits: ['member_id'],
  },
  {
    file: 'completions',
    table: 'completion',
    says: { en: 'What was completed, and when', de: 'Was abgeschlossen wurde, und wann' },
    by: { id: 'member_id' },
    columns: ['content_id', 'content_name', 'completed_at', 'way', 'reason', 'version', 'score'],
    omits: ['id', 'member_id', 'actor_id', 'was_visible'],
  },
  {
    file: 'assignments',
    table: 'assignment_person',
    says: { en: 'What was asked of the person by name', de: 'Was namentlich aufgetragen wurde' },
    by: { id: 'member_id' },
    columns: ['assignment_id', 'assigned_at'],
    omits: ['member_id'],
  },
  {
    file: 'assignments-met',
    table: 'assignment_meeting',
    says: { en: 'What was asked and done', de: 'Was aufgetragen war und getan wurde' },
    by: { id: 'member_id' },
    columns: ['assignment_id', 'round', 'met_at'],
    omits: ['member_id', 'completion_id'],
  },
  {
    file: 'assignments-made',
    table: 'assignment',
    says: { en: 'What the person asked others to do', de: 'Was anderen aufgetragen wurde' },
    by: { id: 'author_id' },
    columns: [
      'id',
      'content_id',
      'goal',
      'audience',
      'due_type',
      'due_at',
      'due_on',
      'due_days',
      'repeat_months',
      'assigned_at',
      'updated_at',
      'is_deleted',
    ],
    omits: ['audience_since', 'author_id', 'is_content_goal', 'window_days', 'counts_early'],
  },
  {
    file: 'activity',
    table: 'activity',
    says: {
      en: 'What happened: sign-ins, content opened and completed, teams, what was asked by name, badges',
      de: 'Was geschah: Anmeldungen, geöffnete und abgeschlossene Inhalte, Teams, namentlich Aufgetragenes, Abzeichen',
    },
    by: { id: 'member_id' },
    columns: ['occurred_at', 'type', 'object_type', 'object_id', 'details'],
    omits: ['id', 'member_id', 'actor_id', 'team_ids', 'learning_seconds'],
  },
  {
    file: 'sections-opened',
    table: 'opened_section',
    says: {
      en: 'Sections of playlists that opened once what stands before them was completed',
      de: 'Abschnitte von Playlists, die sich öffneten, als abgeschlossen war, was vor ihnen steht',
    },
    by: { id: 'member_id' },
    columns: ['section_id', 'opened_at'],
    omits: ['member_id'],
  },
  {
    file: 'attempts',
    table: 'attempt',
    says: {
      en: 'Attempts at courses, with what the course kept',
      de: 'Versuche in Kursen, mit dem, was der Kurs festhielt',
    },
    by: { id: 'member_id' },
    columns: ['content_id', 'number', 'status', 'current_activity_id', 'activities', 'started_at', 'updated_at'],
    omits: ['id', 'member_id', 'file_id', 'sequence', 'source_version'],
  },
  {
    file: 'comments',
    table: 'comment',
    says: { en: 'Comments', de: 'Kommentare' },
    by: { id: 'author_id' },
    columns: ['id', 'content_id', 'parent_id', 'message', 'is_deleted', 'created_at', 'updated_at'],
    omits: ['author_id', 'is_deleted_by_author'],
    hiddenWhereDeleted: 'message',
  },
  {
    file: 'comments-followed',
    table: 'comment_subscription',
    says: { en: 'Content whose comments are followed', de: 'Inhalte, deren Kommentaren gefolgt wird' },
    by: { id: 'member_id' },
    columns: ['content_id', 'is_subscribed', 'updated_at'],
    omits: ['member_id'],
  },
  {
    file: 'shares-made',
    table: 'share',
    says: { en: 'What was shared with others', de: 'Was mit anderen geteilt wurde' },
    by: { column: 'recommendation_id', through: 'recommendation', key: 'id', id: 'sharer_id' },
    columns: ['recommendation_id', 'content_id', 'context_id', 'place'],
    omits: ['id'],
  },
  {
    file: 'shares-made-words',
    table: 'recommendation',
    says: { en: 'The words with which it was shared', de: 'Die Worte, mit denen es geteilt wurde' },
    by: { id: 'sharer_id' },
    columns: ['id', 'type', 'label', 'message', 'created_at'],
    omits: ['sharer_id'],
  },
  {
    file: 'shared-with-me',
    table: 'share',
    says: { en: 'What others shared', de: 'Was andere geteilt haben' },
    by: { column: 'id', through: 'share_member', key: 'share_id', id: 'member_id' },
    columns: ['content_id', 'context_id'],
    omits: ['id', 'recommendation_id', 'place'],
    names: [
      { column: 'recommendation_id', from: 'recommendation', name: 'message', as: 'message' },
      { column: 'recommendation_id', from: 'recommendation', name: 'created_at', as: 'created_at' },
    ],
    isAboutContent: true,
  },
  {
    file: 'shares-dismissed',
    table: 'share_dismissal',
    says: { en: 'Shared content that was dismissed', de: 'Geteiltes, das weggelegt wurde' },
    by: { id: 'member_id' },
    columns: ['content_id', 'opens_in', 'dismissed_at'],
    omits: ['member_id'],
  },
  {
    file: 'notifications',
    table: 'notification',
    says: { en: 'Notifications of the last 90 days', de: 'Benachrichtigungen der letzten 90 Tage' },
    by: { id: 'member_id' },
    columns: ['type', 'content_id', 'ref_id', 'message', 'due_at', 'created_at', 'read_at'],
    omits: ['id', 'member_id', 'effect_key', 'actor_id'],
    isAboutContent: true,
  },
  {
    file: 'content-requests',
    table: 'content_request',
    says: { en: 'Content that was asked for', de: 'Inhalte, um die gebeten wurde' },
    by: { id: 'author_id' },
    columns: ['id', 'name', 'content', 'state', 'answer', 'answered_at', 'created_at'],
    omits: ['author_id', 'answered_by', 'version'],
  },
  {
    file: 'content-requests-answered',
    table: 'content_request',
    says: { en: 'Answers to those who asked for content', de: 'Antworten auf Bitten um Inhalte' },
    by: { id: 'answered_by' },
    columns: ['id', 'answer', 'answered_at'],
    omits: ['author_id', 'answered_by', 'name', 'content', 'state', 'created_at', 'version'],
  },
  {
    file: 'messages',
    table: 'message',
    says: { en: 'Messages', de: 'Nachrichten' },
    by: { id: 'member_id' },
    columns: ['request_id', 'subject', 'body', 'created_at', 'read_at'],
    omits: ['id', 'member_id'],
    names: [{ column: 'request_id', from: 'content_request', name: 'name', as: 'request_name' }],
  },
  {
    file: 'meeting-skills',
    table: 'user_meeting_skill',
    says: { en: 'Skills in analyses of meetings', de: 'Fähigkeiten aus Analysen von Besprechungen' },
    by: { id: 'member_id' },
    columns: ['id'],
    omits: ['member_id'],
    isForSelfOnly: true,
  },
  {
    file: 'feedback',
    table: 'feedback',
    says: { en: 'Feedback on analyses', de: 'Rückmeldungen zu Analysen' },
    by: { id: 'member_id' },
    columns: ['type', 'ref_id', 'rating', 'comment', 'created_at', 'updated_at'],
    omits: ['id', 'member_id'],
    isForSelfOnly: true,
  },
  {
    file: 'badges',
    table: 'badge_award',
    says: {
      en: 'Badges; the signed files and pictures are in the folder badges',
      de: 'Abzeichen; die signierten Dateien und Bilder liegen im Ordner badges',
    },
    by: { id: 'member_id' },
    columns: ['id', 'badge_id', 'created_at'],
    omits: ['member_id'],
  },
  {
    file: 'jobs',
    table: 'job',
    says: { en: 'Changes of many things that you began', de: 'Massenänderungen, die Sie begonnen haben' },
    by: { id: 'created_by' },
    columns: ['id', 'kind', 'state', 'total', 'done_count', 'created_at', 'ended_at'],
    omits: ['created_by', 'input', 'started_at', 'touched_at', 'skipped_count', 'failed_count', 'undoes'],
  },
  {
    file: 'data-exports',
    table: 'data_export',
    says: { en: 'Exports of these data', de: 'Exporte dieser Daten' },
    by: { id: 'member_id' },
    columns: ['id', 'status', 'size', 'created_at', 'ready_at', 'expires_at'],
    omits: ['member_id', 'requested_by', 'tries', 'leased_until', 'storage_key'],
  },
  {
    file: 'data-exports-asked-for',
    table: 'data_export',
    says: { en: 'Exports that were asked for', de: 'Angeforderte Exporte' },
    by: { id: 'requested_by' },
    columns: ['id', 'status', 'size', 'created_at', 'ready_at', 'expires_at'],
    omits: ['member_id', 'requested_by', 'tries', 'leased_until', 'storage_key'],
  },
]

/** Columns that lead to a person and are not followed, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'deleted_file.uploaded_by': 'Counts for a day what somebody uploaded; the files themselves are gone.',
  'totp.account_id': 'The secret of an authenticator app; when it was set up stands in the security log.',
  'factor_reset.account_id':
    'That an admin asked for the second factor to be removed; when stands in the security log of that hub.',
  'service_token.id': 'A token of the hub, which is nobody.',
  'service_token.created_by':
    'That somebody made a token of the hub stands in the security log and in the list of changes.',
  'passkey.account_id': 'What proves a passkey; when it was added and deleted stands in the security log.',
  'recovery_code.account_id': 'Codes that nobody can read; when they were made and used stands in the security log.',
  'member_word.member_id': 'The words of the name, which stands in the profile.',
  'outbox_mail.member_id': 'Mails are found by their address, which older ones have as well.',
  'completion.actor_id':
    'Who completes something for somebody else is no fact of their own; what they completed is found by member_id.',
  'activity.actor_id':
    'Who does something to somebody else is no fact of their own; what they did is found by member_id.',
  'idempotency_key.member_id':
    'Sealed answers to calls of the last day; what these made is found where it is kept, and they go by themselves.',
  'mail_link.invited_by': 'Whom somebody invited is told in the list of changes.',
  'email_change.requested_by': 'What an admin asked for somebody else is in the export of that person.',
  'security_event.actor_id': 'What somebody did to the account of another is in the log of that person.',
  'notification.actor_id': 'What others were told of somebody stands in the comment, the share or the request itself.',
}
