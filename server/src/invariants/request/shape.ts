import type { Call } from '@marquee/contract/call'
import { z } from 'zod'

/** A JSON schema as the generators read it. */
export interface Shape {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(shape).optional(),
    items: shape.optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
)

/** Returns the input of a call as a JSON schema; a choice by one field reads like any other choice. */
export function shapeOf(call: Call): Shape {
  return shape.parse(
    z.toJSONSchema(call.input, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (!jsonSchema.oneOf) return
        jsonSchema.anyOf = jsonSchema.oneOf
        delete jsonSchema.oneOf
      },
    }),
  )
}
