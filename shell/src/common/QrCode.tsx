import { styled } from 'styled-components'

import { radius, space } from '@campus/ui/tokens'

import { Loaded } from './Loaded'

/** White in both schemes: scanners need dark on light. */
const Paper = styled.div<{ $size: number }>`
  display: grid;
  flex: none;
  box-sizing: content-box;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: #fff;
  place-items: center;
`

const loadDrawing = async () => (await import('qrcode.react')).QRCodeSVG

/** An address as a QR code. Its space is reserved while the drawing loads. */
export function QrCode({ value, label, size = 160 }: { value: string; label: string; size?: number }) {
  return (
    <Paper $size={size} role="img" aria-label={label}>
      <Loaded load={loadDrawing}>{(Drawing) => <Drawing value={value} size={size} level="M" aria-hidden />}</Loaded>
    </Paper>
  )
}
