"""The pages of the REST interface, by subject, and what they are made of."""
