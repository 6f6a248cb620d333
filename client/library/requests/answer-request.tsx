import { Button, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { updateContentRequestBody } from '../../../generated/client/bodies/updateContentRequest.ts'
import { useGetContentRequest, useUpdateContentRequest } from '../../../generated/client/messages/messages.ts'
import type { ContentRequest } from '../../../generated/client/model/contentRequest.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useChange } from '../../api/use-change.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { SendForm } from '../../ui/form/send-form.tsx'
import classes from '../library.module.css'
import { ContentChooser, type AnswerValues } from './content-chooser.tsx'

type AnswerRequestProps = { requestId: string; onClose: () => void }

/** Answers a request in words, with content, or with both, or ends it. */
export function AnswerRequest({ requestId, onClose }: AnswerRequestProps) {
  const { t } = useLingui()
  // The version belongs to the answer itself, which sharing its parts would replace.
  const query = useGetContentRequest(requestId, { query: { structuralSharing: false } })
  return (
    <Dialog title={query.data?.name ?? t`Request for content`} onClose={onClose}>
      {query.data ? <Answer request={query.data} onClose={onClose} /> : <QueryState query={query} height={200} />}
    </Dialog>
  )
}

function Answer({ request, onClose }: { request: ContentRequest; onClose: () => void }) {
  const { t } = useLingui()
  const { id: requestId, content, author, answer, contents, state } = request
  const headers = { 'If-Match': etagOf(request) ?? '' }
  const who = author?.displayName ?? t`Somebody who left`
  const { send, run, isPending } = useChange(() => useUpdateContentRequest({ request: { headers } }), {
    done: (_, { data }) => {
      if (data.state === 'answered') return t`${who} is told.`
      onClose()
      return data.answer ? t`The request is closed. ${who} is told why.` : t`The request is closed. Nobody is told.`
    },
  })
  return (
    <div className={classes.bench}>
      <p>
        <strong>{who}</strong>
      </p>
      <p>{content}</p>
      <SendForm<AnswerValues>
        body={updateContentRequestBody}
        values={{ answer: answer ?? '', contentIds: contents.map(({ id }) => id) }}
        onSend={({ answer, contentIds }) =>
          send({ requestId, data: { state: 'answered', answer: answer || null, contentIds } })
        }
        onSent={onClose}
        send={t`Send the answer`}
        buttons={
          state === 'open' && (
            <CloseButton
              isClosing={isPending}
              onClose={(reason) => run({ requestId, data: { state: 'closed', ...(reason && { answer: reason }) } })}
            />
          )
        }
      >
        {(field) => (
          <>
            <Textarea
              label={t`Answer`}
              description={state === 'open' ? t`Or the reason why you close the request.` : undefined}
              autosize
              minRows={3}
              data-autofocus
              {...field('answer')}
            />
            <ContentChooser known={contents} />
          </>
        )}
      </SendForm>
    </div>
  )
}

type CloseButtonProps = { isClosing: boolean; onClose: (reason: string) => void }

/** Ends a request, with the words that are typed as the reason where there are any. */
function CloseButton({ isClosing, onClose }: CloseButtonProps) {
  const { control } = useFormContext<AnswerValues>()
  const reason = useWatch({ control, name: 'answer' }).trim()
  return (
    <Button variant="default" loading={isClosing} onClick={() => onClose(reason)}>
      {reason ? <Trans>Close with this reason</Trans> : <Trans>Close without an answer</Trans>}
    </Button>
  )
}
