import { useQuery } from '@tanstack/react-query'

import { WaitingBlock } from '@campus/calls/block'
import { defineBlock } from '@campus/calls/page'
import type { SlotProps } from '@campus/contracts/slots'
import { useSession } from '@campus/session/session-store'
import { Button } from '@campus/ui/button'
import { Dialog } from '@campus/ui/dialog'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { useLoaded } from '@campus/ui/use-loaded'

import { useT } from './messages'
import { frameScale, mobileAddress, SCREEN } from './preview.model'
import { mobileSiteQuery } from './preview.queries'
import { Code, Columns, Failed, Frame, Phone, Scan, Spinner, Waiting } from './preview.styles'
import { usePreviewFrame } from './use-preview-frame'
import { useWindowWidth } from './use-window-width'

const CODE_PX = 144

type PreviewDialogProps = SlotProps['preview-dialog.v1']

/**
 * The school's mobile site in a phone frame, and a code to open it on one's own phone. A school without one has this
 * page on the phone.
 */
export const Component = defineBlock({ queries: () => [mobileSiteQuery()], Component: PreviewDialog })

function PreviewDialog({ open, onClose, productId = '' }: PreviewDialogProps) {
  const t = useT()
  const site = useQuery(mobileSiteQuery())
  const schoolId = useSession((session) => session.schoolInfo?.universityId ?? '')
  return (
    <Dialog open={open} onClose={onClose} title={t('preview.title')} size="l">
      <WaitingBlock query={site} skeleton={<PreviewSkeleton />}>
        {(domain) => {
          const address = mobileAddress(domain, { schoolId, productId, here: location.hostname })
          return address === '' ? (
            <Columns>
              <Scan>
                <ScanCode address={location.href} label={t('preview.pageCode')} />
                <p>{t('preview.scanPage')}</p>
              </Scan>
            </Columns>
          ) : (
            <Preview key={address} address={address} schoolId={schoolId} />
          )
        }}
      </WaitingBlock>
    </Dialog>
  )
}

/** As high as the phone, so that the dialog stays where it is. */
function PreviewSkeleton() {
  const scale = frameScale(useWindowWidth())
  return (
    <Columns>
      <Phone style={{ width: SCREEN.width * scale, height: SCREEN.height * scale }} />
      <Scan>
        <Code>
          <Skeleton height="100%" />
        </Code>
        <SkeletonText last="8em" />
      </Scan>
    </Columns>
  )
}

function Preview({ address, schoolId }: { address: string; schoolId: string }) {
  const t = useT()
  const scale = frameScale(useWindowWidth())
  const { frame, tries, state, onLoad, retry } = usePreviewFrame(address, schoolId)
  return (
    <Columns>
      <Phone style={{ width: SCREEN.width * scale, height: SCREEN.height * scale }}>
        {state === 'failed' ? (
          <Failed role="alert">
            <p>{t('preview.loadFailed')}</p>
            <Button onClick={retry}>{t('common.retry')}</Button>
          </Failed>
        ) : (
          <Frame
            key={tries}
            ref={frame}
            src={address}
            title={t('preview.frame')}
            width={SCREEN.width}
            height={SCREEN.height}
            sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
            referrerPolicy="no-referrer"
            style={{ scale: String(scale) }}
            onLoad={onLoad}
          />
        )}
        {state === 'waiting' ? (
          <Waiting role="status" aria-label={t('common.loading')}>
            <Spinner aria-hidden />
          </Waiting>
        ) : null}
      </Phone>
      <Scan>
        <ScanCode address={address} label={t('preview.code')} />
        <p>{t('preview.scan')}</p>
      </Scan>
    </Columns>
  )
}

const loadDrawing = async () => (await import('qrcode.react')).QRCodeSVG

function ScanCode({ address, label }: { address: string; label: string }) {
  const { part: Drawing } = useLoaded(loadDrawing)
  return (
    <Code role="img" aria-label={label}>
      {Drawing ? <Drawing value={address} size={CODE_PX} level="M" aria-hidden /> : null}
    </Code>
  )
}
