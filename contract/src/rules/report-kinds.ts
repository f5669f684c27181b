interface ReportKind {
  label: string
  /** The order of the operators' work; people come before property. */
  priority: 'urgent' | 'high' | 'normal'
  /** How long an operator has for the decision, in hours. */
  dueAfterHours: number
}

/**
 * What may be wrong with content, an account or a message: the illegal content that matters for this market (Online
 * Safety Act 2023, schedules 5 to 7), then what breaks the rules. Urgent kinds come first.
 */
export const reportKinds = {
  child_safety: { label: 'A child is at risk or shown sexually', priority: 'urgent', dueAfterHours: 4 },
  terrorism: { label: 'Terrorism', priority: 'urgent', dueAfterHours: 4 },
  threats: { label: 'Threats or violence', priority: 'urgent', dueAfterHours: 8 },
  self_harm: { label: 'Suicide or self-harm', priority: 'urgent', dueAfterHours: 8 },
  intimate_images: {
    label: 'Intimate images without consent, or sexual extortion',
    priority: 'urgent',
    dueAfterHours: 8,
  },
  hate: { label: 'Hatred of people because of who they are', priority: 'high', dueAfterHours: 24 },
  harassment: { label: 'Harassment, bullying or stalking', priority: 'high', dueAfterHours: 24 },
  sexual_content: { label: 'Sexual content or services', priority: 'high', dueAfterHours: 24 },
  fraud: { label: 'Fraud or a scam', priority: 'high', dueAfterHours: 24 },
  impersonation: { label: 'Pretends to be someone else', priority: 'high', dueAfterHours: 24 },
  illegal_goods: { label: 'Drugs, weapons or other illegal goods', priority: 'high', dueAfterHours: 24 },
  private_information: { label: 'Private information about someone', priority: 'high', dueAfterHours: 24 },
  intellectual_property: {
    label: 'Uses someone else’s work, picture or brand',
    priority: 'normal',
    dueAfterHours: 48,
  },
  undisclosed_advertising: {
    label: 'Advertising that is not marked as such',
    priority: 'normal',
    dueAfterHours: 48,
  },
  off_platform: { label: 'Asks to be paid outside Marquee', priority: 'normal', dueAfterHours: 48 },
  spam: { label: 'Spam', priority: 'normal', dueAfterHours: 48 },
  other: { label: 'Something else', priority: 'normal', dueAfterHours: 48 },
} as const satisfies Record<string, ReportKind>
export type ReportKindCode = keyof typeof reportKinds

const isKind = (code: string): code is ReportKindCode => Object.hasOwn(reportKinds, code)
/** The codes of the kinds, in the order of the form. */
export const reportKindCodes: ReportKindCode[] = Object.keys(reportKinds).filter(isKind)

/** Every kind as a choice of a form. */
export const reportKindOptions = reportKindCodes.map((code) => ({
  value: code,
  label: reportKinds[code].label,
}))
