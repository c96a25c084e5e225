import { useRef } from 'react'
import { styled } from 'styled-components'

import { useChangeOnce } from '@campus/calls/use-call-once'
import { storeUser } from '@campus/session/session-actions'
import { Button } from '@campus/ui/button'
import { toast } from '@campus/ui/toast'
import { space } from '@campus/ui/tokens'

import { changePicture } from './account.queries'
import { useT } from './messages'
import { UnreadablePictureError } from './square-picture'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
`

/** Sets a picture from a file of the device, and takes it away. */
export function PictureButtons({ hasPicture }: { hasPicture: boolean }) {
  const t = useT()
  const picker = useRef<HTMLInputElement>(null)
  const change = useChangeOnce('account.picture', {
    send: (chosen: File | null) => changePicture(chosen),
    onSuccess: (person) => {
      storeUser(person)
      toast.success(t('account.saved'))
    },
    onError: (error) => {
      if (error instanceof UnreadablePictureError) toast.warning(t('account.picture.unreadable'))
    },
  })
  const isSetting = change.running !== undefined && change.running.wish !== null
  return (
    <Row>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen !== undefined) change.run(chosen)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button size="s" loading={isSetting} onClick={() => picker.current?.click()}>
        {t(hasPicture ? 'account.picture.change' : 'account.picture.set')}
      </Button>
      {hasPicture ? (
        <Button
          size="s"
          variant="text"
          loading={change.running !== undefined && !isSetting}
          onClick={() => change.run(null)}
        >
          {t('account.picture.remove')}
        </Button>
      ) : null}
    </Row>
  )
}
