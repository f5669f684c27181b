const status = document.querySelector('[data-status]')

async function call(path, body) {
  const reply = await fetch(`/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (reply.ok) window.location.reload()
  else status.textContent = (await reply.json()).error?.message ?? 'The action failed. Try again.'
}

for (const button of document.querySelectorAll('[data-call]')) {
  button.addEventListener('click', () => call(button.dataset.call, button.dataset.body))
}

document.querySelector('[data-failure]').addEventListener('submit', (event) => {
  event.preventDefault()
  const { operation, mode, times } = Object.fromEntries(new FormData(event.target))
  call('failures', JSON.stringify({ operation, mode, times: Number(times) }))
})
