import {
  Archive,
  BookOpenText,
  CirclePlay,
  ClipboardList,
  FileText,
  Headphones,
  Image,
  MapPin,
  Package,
  Radio,
  SquarePen,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Readonly<Record<number, LucideIcon>> = {
  1: CirclePlay,
  2: Headphones,
  3: BookOpenText,
  4: FileText,
  5: Archive,
  6: SquarePen,
  7: ClipboardList,
  8: Image,
  10: Radio,
  11: MapPin,
  19: Radio,
}

/** The icon of a classroom's type; types without an icon of their own share the last one. */
export function TypeIcon({ type }: { type: number }) {
  const Icon = ICONS[type] ?? Package
  return <Icon aria-hidden />
}
