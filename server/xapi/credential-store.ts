import type { SessionLife } from '../auth/rules.ts'
import { isLive } from '../auth/sessions/session.sql.ts'
import type { Db } from '../db/connect.ts'
import type { Launch } from './launch-types.ts'

export interface NewCredential extends Launch {
  secretHash: Buffer
  now: Date
  expiresAt: Date
}

export async function insertCredential(db: Db, credential: NewCredential): Promise<void> {
  await db
    .insertInto('xapi_credential')
    .values({
      id: credential.id,
      secret_hash: credential.secretHash,
      kind: credential.kind,
      member_id: credential.memberId,
      session_id: credential.sessionId,
      asset_id: credential.assetId,
      attempt_id: credential.attemptId,
      registration: credential.registration,
      activity_ids: [...credential.activityIds],
      created_at: credential.now,
      expires_at: credential.expiresAt,
    })
    .execute()
}

/** The launch of a credential that works, and so does the session in which it was given. */
export async function findLaunch(
  db: Db,
  secretHash: Buffer,
  life: SessionLife,
): Promise<(Omit<Launch, 'kind'> & { kind: string }) | undefined> {
  return db
    .selectFrom('xapi_credential')
    .innerJoin('session', (join) =>
      join
        .onRef('session.id', '=', 'xapi_credential.session_id')
        .onRef('session.member_id', '=', 'xapi_credential.member_id'),
    )
    .innerJoin('member', 'member.id', 'xapi_credential.member_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'xapi_credential.id',
      'xapi_credential.kind',
      'xapi_credential.member_id as memberId',
      'xapi_credential.session_id as sessionId',
      'xapi_credential.asset_id as assetId',
      'xapi_credential.attempt_id as attemptId',
      'xapi_credential.registration',
      'xapi_credential.activity_ids as activityIds',
    ])
    .where('xapi_credential.secret_hash', '=', secretHash)
    .where('xapi_credential.expires_at', '>', life.now)
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
    .where(isLive(life))
    .executeTakeFirst()
}

export async function deleteCredential(db: Db, id: string): Promise<void> {
  await db.deleteFrom('xapi_credential').where('xapi_credential.id', '=', id).execute()
}

export async function deleteEndedCredentials(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('xapi_credential').where('xapi_credential.expires_at', '<=', now).execute()
}
