import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { styled } from 'styled-components'

import type { ModuleRelease } from '@campus/contracts/composition'
import {
  CONTAINED_SANDBOX,
  containedAddress,
  type ContainedLook,
  type ContainedPlace,
} from '@campus/contracts/contained'
import type { ModulePage } from '@campus/contracts/module'
import { outsideAddress } from '@campus/contracts/outside-address'
import { useLocale } from '@campus/i18n/locale'
import { useScheme } from '@campus/session/scheme'
import { toast } from '@campus/ui/toast-store'

import { openOutside } from '../common/ExternalLink'
import { outsideRules } from '../common/links.model'
import { PageSkeleton } from '../layouts/PageSkeleton'
import { safeRedirect } from '../router/addresses.model'
import { useSite } from '../site-context'
import { FrameLine, type Heard } from './frame-line'
import { useT } from './messages'

/** Least height of a frame before it has said how tall it is. */
const LEAST_HEIGHT = 200

/** A page of a contained release. */
export function containedPage(id: string, release: ModuleRelease): ModulePage {
  return { Component: () => <ContainedPage id={id} version={release.version} /> }
}

/** The frame of a contained module, where its page would stand. What it does wrong is an error of this page. */
function ContainedPage({ id, version }: { id: string; version: string }) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const { isDrawn, heading, height, failure, load } = useFrameLine(frame, nonce)
  if (failure !== '') throw new Error(failure)
  return (
    <Place>
      {isDrawn ? null : <PageSkeleton />}
      <Frame
        ref={frame}
        src={containedAddress(id, version, nonce)}
        title={heading || t('contained.title')}
        sandbox={CONTAINED_SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={load}
        $isDrawn={isDrawn}
        style={{ height }}
      />
    </Place>
  )
}

interface Shown {
  readonly isDrawn: boolean
  /** The page's heading in the frame; '' while it has none. */
  readonly heading: string
  /** Pixels. */
  readonly height: number
  /** Why the frame was given up; '' while it stands. */
  readonly failure: string
}

function useFrameLine(frame: RefObject<HTMLIFrameElement | null>, nonce: string) {
  const { settings, tenantId } = useSite()
  const navigate = useNavigate()
  const place = usePlace()
  const look = useLook()
  const [shown, setShown] = useState<Shown>({ isDrawn: false, heading: '', height: LEAST_HEIGHT, failure: '' })
  const latest = useRef({ place, look, navigate })
  useEffect(() => {
    latest.current = { place, look, navigate }
  })
  const line = useRef<FrameLine | null>(null)

  useEffect(() => {
    const update = (next: Partial<Shown>): void => setShown((before) => ({ ...before, ...next }))
    const hear = (message: Heard): void => {
      switch (message.kind) {
        case 'drawn':
          return update({ isDrawn: true })
        case 'heading':
          return update({ heading: message.text })
        case 'height':
          return update({ height: Math.max(message.pixels, LEAST_HEIGHT) })
        case 'title':
          if (message.text !== '') document.title = message.text
          return undefined
        case 'navigate':
          return goInside(latest.current.navigate, message.to, message.replace)
        case 'go':
          return void latest.current.navigate(message.delta)
        case 'open':
          return openApart(message.address, settings)
        case 'toast':
          return void toast[message.tone](message.text)
        case 'print':
          return print()
      }
    }
    const opened = new FrameLine({
      nonce,
      begin: () => ({ kind: 'begin', tenantId, place: latest.current.place, look: latest.current.look }),
      hear,
      giveUp: (failure) => update({ failure }),
    })
    line.current = opened
    return () => opened.close()
  }, [nonce, settings, tenantId])

  const { path, search, hash } = place
  useEffect(() => {
    line.current?.send({ kind: 'place', place: { path, search, hash } })
  }, [path, search, hash])
  const { locale, scheme, room } = look
  useEffect(() => {
    line.current?.send({ kind: 'look', look: { locale, scheme, room } })
  }, [locale, scheme, room])
  useEffect(() => {
    // After a navigation the focus waits at the page's main part for a heading; the heading is in the frame.
    if (shown.heading === '' || !shown.isDrawn || document.activeElement?.tagName !== 'MAIN') return
    frame.current?.focus({ preventScroll: true })
    line.current?.send({ kind: 'focus' })
  }, [frame, shown.heading, shown.isDrawn])

  const load = (): void => {
    const opened = frame.current?.contentWindow
    if (opened) line.current?.open(opened)
  }
  return { ...shown, load }
}

function usePlace(): ContainedPlace {
  const { pathname, search, hash } = useLocation()
  return { path: pathname, search, hash }
}

function useLook(): ContainedLook {
  const scheme = useScheme()
  const [room, setRoom] = useState(roomOfPage)
  useEffect(() => {
    const measure = (): void => setRoom(roomOfPage())
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return { locale: useLocale(), scheme: scheme === 'system' ? '' : scheme, room }
}

/** The least height of a page's main part. */
function roomOfPage(): number {
  const main = document.querySelector('main')
  return main === null ? 0 : Number.parseFloat(getComputedStyle(main).minHeight) || 0
}

/** What a frame says is only a wish: it goes nowhere but to a page of this site, with nothing that carries a token. */
function goInside(navigate: NavigateFunction, to: string, replace: boolean): void {
  const address = safeRedirect(to, location.origin, '')
  if (address !== '') void navigate(address, { replace })
}

function openApart(asked: string, settings: Parameters<typeof outsideRules>[0]): void {
  const inside = safeRedirect(asked, location.origin, '')
  if (inside !== '') return void window.open(inside, '_blank', 'noopener')
  const outside = outsideAddress(asked, outsideRules(settings))
  if (outside !== null) openOutside(outside)
}

const Place = styled.div`
  min-height: inherit;
`

const Frame = styled.iframe<{ $isDrawn: boolean }>`
  display: block;
  width: 100%;
  border: 0;
  ${({ $isDrawn }) => ($isDrawn ? '' : 'position: absolute; visibility: hidden;')}
`
