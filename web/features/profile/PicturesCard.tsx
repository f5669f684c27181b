import { Card } from '#ui/Card.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useSavePicture } from './profile.queries.ts'

interface PicturesCardProps {
  kind: 'brand' | 'talent'
  face: string | null
  cover: string | null
  /** The id of the managed talent whose images these are; the viewer's own otherwise. */
  managed?: string
  /** Runs after an image was saved. */
  onSaved?: () => void
}

/** The photo or logo, and the cover image; each is saved at once. */
export function PicturesCard({ kind, face, cover, managed, onSaved }: PicturesCardProps) {
  const saveFace = useSavePicture('avatar', managed, onSaved)
  const saveCover = useSavePicture('cover', managed, onSaved)
  return (
    <Card title="Images">
      <Stack>
        <ImageField
          label={kind === 'brand' ? 'Change logo' : managed ? 'Change photo' : 'Change your photo'}
          picture={face}
          shape={kind === 'brand' ? 'square' : 'round'}
          data-path="avatar"
          isBusy={saveFace.isPending}
          onChoose={saveFace.mutate}
        />
        <ImageField
          label="Change cover image"
          hint="JPEG, PNG or WebP, up to 2 MB. Wide images look best."
          picture={cover}
          shape="cover"
          isBusy={saveCover.isPending}
          onChoose={saveCover.mutate}
        />
      </Stack>
    </Card>
  )
}
