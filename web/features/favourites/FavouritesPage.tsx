import type { Favourite, FavouriteList } from '@marquee/contract/calls/favourites'
import type { VotesOfTalent } from '@marquee/contract/calls/shared-lists'
import { type ReactNode, useState } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { DeleteList } from './DeleteList.tsx'
import { FavouriteTools } from './FavouriteTools.tsx'
import { useFavouriteLists, useFavourites, useGuestVotes } from './favourites.queries.ts'
import { GuestVotes } from './GuestVotes.tsx'
import { ListDialog } from './ListDialog.tsx'
import { ShareList } from './ShareList.tsx'
import { TalentHeart } from './TalentHeart.tsx'

interface CardParts {
  corner: ReactNode
  select: ReactNode
  extra: ReactNode
}

interface FavouritesPageProps {
  findTalent: string
  /** Renders the card of a talent; provided by the page. */
  cardOf: (talent: Favourite['talent'], parts: CardParts) => ReactNode
  /** Renders the list with a box to select each talent, and what can be done with the selected; provided by the page. */
  withSelection: (
    render: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
}

/** The brand’s favourites: all of them, and its lists, each with its notes. */
export function FavouritesPage({ findTalent, cardOf, withSelection }: FavouritesPageProps) {
  const [tab, setTab] = useUrlState('list', 'all')
  const lists = useFavouriteLists().data
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete' | 'share' | null>(null)
  const list = lists?.items.find(({ id }) => id === tab) ?? null
  const favourites = useFavourites(list?.id ?? null)
  const votes = useGuestVotes(list?.id ?? null).data?.items ?? []
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title="Favourites"
        lead="Talents you keep for later. Notes are private to your company. Lists are too, until you share one."
        actions={
          <>
            <Button onClick={() => setDialog('create')}>New list</Button>
            <Button onClick={() => setDialog('share')}>{list ? 'Share list' : 'Share'}</Button>
            <OverflowMenu
              actions={
                list
                  ? [
                      { label: 'Rename list', onSelect: () => setDialog('rename') },
                      { label: 'Delete list', isDangerous: true, onSelect: () => setDialog('delete') },
                    ]
                  : []
              }
            />
          </>
        }
      />
      <UrlTabs
        name="list"
        label="Lists"
        tabs={[
          { id: 'all', label: 'Favourites', ...(lists && { count: lists.count }) },
          ...(lists?.items ?? []).map(({ id, name, count }) => ({ id, label: name, count })),
        ]}
      />
      {withSelection((boxOf) => (
        <LoadedPages
          pages={favourites}
          skeleton={<CardsSkeleton />}
          empty={<NoFavourites list={list} findTalent={findTalent} />}
        >
          {(items) => (
            <CardGrid label={list?.name ?? 'Favourites'}>
              {items.map((favourite) =>
                cardOf(favourite.talent, {
                  corner: (
                    <TalentHeart
                      talent={favourite.talent}
                      mark={{ hasNote: favourite.note !== '', lists: favourite.listIds.length }}
                    />
                  ),
                  select: boxOf(favourite.talent),
                  extra: (
                    <>
                      <GuestVotesOf votes={votes} talent={favourite.talent} />
                      <FavouriteTools favourite={favourite} lists={lists?.items ?? []} />
                    </>
                  ),
                }),
              )}
            </CardGrid>
          )}
        </LoadedPages>
      ))}
      <ListDialog
        isOpen={dialog === 'create' || dialog === 'rename'}
        list={dialog === 'rename' ? list : null}
        onClose={close}
        onSaved={setTab}
      />
      <ShareList key={list?.id} isOpen={dialog === 'share'} list={list} onClose={close} />
      {list && (
        <DeleteList
          list={list}
          isOpen={dialog === 'delete'}
          onClose={close}
          onDeleted={() => setTab('all')}
        />
      )}
    </>
  )
}

function GuestVotesOf({ votes, talent }: { votes: readonly VotesOfTalent[]; talent: Favourite['talent'] }) {
  const own = votes.find(({ talentId }) => talentId === talent.id)
  return own && <GuestVotes talent={talent} votes={own} />
}

function NoFavourites({ list, findTalent }: { list: FavouriteList | null; findTalent: string }) {
  if (list)
    return (
      <EmptyState title="No talents in this list yet">
        Choose “Lists” below one of your favourites to add them.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No favourites yet"
      action={
        <ButtonLink kind="primary" to={findTalent}>
          Find talent
        </ButtonLink>
      }
    >
      Press the heart of a talent to keep them here.
    </EmptyState>
  )
}
