/** How many talents one request invites to a campaign. */
export const MAX_INVITED = 20
