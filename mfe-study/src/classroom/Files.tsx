import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { ClassroomDetail } from '@campus/contracts/study-course'
import { Button } from '@campus/ui/button'
import { EmptyState } from '@campus/ui/states'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

type File = ClassroomDetail['materialRelations'][number]

interface FilesProps {
  files: readonly File[]
  /** Documents are shown where the browser can; archives are not. */
  isShown: boolean
  /** The operator's viewer, with {url} for a document's address; '' for none. */
  viewerUrl: string
}

/** Files to download; a document is shown as well. */
export function Files({ files, isShown, viewerUrl }: FilesProps) {
  const t = useT()
  const stored = files.filter(({ materialResultVO }) => (materialResultVO.storageUrl ?? '') !== '')
  if (stored.length === 0) return <EmptyState />
  return (
    <List>
      {stored.map(({ materialResultVO: { name = '', storageUrl = '' }, materialDescribe }, index) => (
        <li key={index}>
          <Line>
            <FileText aria-hidden />
            <span>
              <strong>{name}</strong>
              {materialDescribe === '' ? null : <small>{materialDescribe}</small>}
            </span>
            <a href={storageUrl} download={name}>
              <Download aria-hidden />
              <span>{t('player.download')}</span>
            </a>
          </Line>
          {isShown ? <Document address={storageUrl} name={name} viewerUrl={viewerUrl} /> : null}
        </li>
      ))}
    </List>
  )
}

interface DocumentProps {
  address: string
  name: string
  viewerUrl: string
}

/** A document in the operator's viewer; without one, or when it fails, in the browser's own. */
function Document({ address, name, viewerUrl }: DocumentProps) {
  const t = useT()
  const [isOutside, setOutside] = useState(viewerUrl !== '')
  if (!isOutside || !URL.canParse(address, location.href)) {
    return canShow(address) ? <Viewer src={address} title={name} /> : null
  }
  const { href } = new URL(address, location.href)
  return (
    <>
      <Viewer
        src={viewerUrl.replaceAll('{url}', encodeURIComponent(href))}
        title={name}
        // The viewer may run scripts and open windows, but never navigate this page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
      <Button variant="ghost" onClick={() => setOutside(false)}>
        {t('player.otherViewer')}
      </Button>
    </>
  )
}

/** A PDF of this site in the browser's own viewer; browsers of phones have none. */
function canShow(address: string): boolean {
  if (!navigator.pdfViewerEnabled || !URL.canParse(address, location.href)) return false
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.toLowerCase().endsWith('.pdf')
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding: 0;
  list-style: none;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  & > svg {
    flex: none;
    width: 1.5rem;
    color: ${color.accentText};
  }
  & > span {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color.textMuted};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.accentText};
    font: ${weight.medium} ${text.m} ${font.sans};
  }
`

const Viewer = styled.iframe`
  width: 100%;
  height: min(80vh, 900px);
  margin-block-start: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`
